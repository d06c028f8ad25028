/**
 * The arrows of buttons that step or unfold: of the menu, lists, calendars, the carousel and forms. Together, they are code of the first
 * page; apart, one of these would bring its own code with them to all others.
 */
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'

export const chevrons = { down: ChevronDown, left: ChevronLeft, right: ChevronRight }
