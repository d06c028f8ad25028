/** The page of the calendar benchmark: `?events=1000`, and `&calendar=stock` for react-big-calendar without changes. */
import { createRoot } from 'react-dom/client'
import '../../src/ui/styles/tokens.css'
import '../../src/ui/styles/base.css'
import '../../src/ui/styles/fonts.css'
import { OurCalendar } from './our-calendar.tsx'
import { StockCalendar } from './stock-calendar.tsx'
import { yearOfEvents } from './year-of-events.ts'

const search = new URLSearchParams(location.search)
const events = yearOfEvents(Number(search.get('events')))
const Shown = search.get('calendar') === 'stock' ? StockCalendar : OurCalendar

const root = document.getElementById('root')
if (root) createRoot(root).render(<Shown events={events} />)
