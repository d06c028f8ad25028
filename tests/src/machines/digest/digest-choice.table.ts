/** The table of how often an administrator gets an email about new listings. */
import { table } from 'xstate-walk'
import { digestChoiceMachine } from '../../../../src/machines/digest/digest-choice.ts'
import { keptChoicePart } from '../recipes/kept-choice.rows.ts'

const { start, ...choice } = keptChoicePart({ kept: 'daily', chosen: 'hourly', other: 'off' })

export const digestChoiceTable = table({ machine: digestChoiceMachine, starts: { 'open Manage Posts': start }, ...choice })
