/** Every word on screen is a message, and every message is there in each language, with the same parts. */
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { languages } from '../../domain/languages.ts'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { allTags } from '../../domain/listing/tags.ts'
import type { Decision } from '../../domain/moderation/moderation.ts'
import el from '../../messages/el.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { sourceFiles } from '../support/runner/source-files.ts'

type Message = string | readonly { readonly declarations: readonly string[]; readonly match: Readonly<Record<string, string>> }[]

const { $schema: _, ...english } = en as Readonly<Record<string, Message>>
const { $schema: __, ...greek } = el as Readonly<Record<string, Message>>

const decisions = Object.keys({
  approval: true, rejection: true, update: true, deletion: true, merge: true, restoration: true,
} satisfies Readonly<Record<Decision, true>>)

const textsOf = (message: Message) => (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)))

/** The inputs of a message: `{name}` in its texts, and those by which it chooses one of them. */
function inputsOf(message: Message): string[] {
  const named = textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const declared = typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations)
  const chosenBy = declared.flatMap((declaration) => (declaration.startsWith('input ') ? [declaration.slice('input '.length)] : []))
  return [...new Set([...named, ...chosenBy])].sort()
}

/** The elements in a text, `<events>`. */
const elementsOf = (message: Message) =>
  textsOf(message).map((text) => [...text.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag).sort())

describe('the messages', () => {
  it('are the same in each language', () => {
    expect(languages).toEqual(['en', 'el'])
    expect(Object.keys(greek)).toEqual(Object.keys(english))
  })

  it.each(Object.keys(english))('%s has the same inputs and elements in each language', (name) => {
    const [first, second] = [english[name] ?? '', greek[name] ?? '']
    expect(inputsOf(second)).toEqual(inputsOf(first))
    expect(elementsOf(second).at(0)).toEqual(elementsOf(first).at(0))
    expect(textsOf(second).every((text) => text.trim() !== '')).toBe(true)
  })

  it.each(['moderation_decided', 'undo_decided_many', 'moderation_conflict_override'])('%s has words for each decision', (name) => {
    for (const message of [english[name], greek[name]]) {
      const keys = typeof message === 'object' ? message.flatMap(({ match }) => Object.keys(match)) : []
      const named = new Set(keys.map((key) => /^decision=([^,]+)/.exec(key)?.[1]))
      // Reports are decided without a decision on their listing.
      const isUndoable = name !== 'moderation_conflict_override'
      expect([...named].toSorted()).toEqual([...decisions, ...(isUndoable ? ['reports'] : [])].toSorted())
    }
  })

  it('are Greek in Greek: texts with Latin letters only are names, addresses and patterns', () => {
    const isGreek = (text: string) => /\p{Script=Greek}/u.test(text) || !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))
    const others = Object.keys(greek).filter((name) => !textsOf(greek[name] ?? '').every(isGreek))
    expect(others).toEqual(['follow_atom_address', 'follow_json_address', 'field_email', 'notice_mail'])
  })

  it.each([
    ['the mark …, not three dots, and without a space', /\.\.\.| …/],
    ['the apostrophe ’', /'/],
    ['«καταχώριση» for a listing', /αν[αά]ρτ[ηή]σ/i],
    ['«διαλέγω» for a choice, except of a text to copy', /επίλεξε (?!το κείμενο)|επέλεξ|επιλέξεις/i],
    ['«λόγος» for a reason', /αιτία/i],
    ['«περιηγητής» for a browser', /περιήγησης|περιήγησής/i],
    ['«δεν ήταν δυνατή» for what failed', /απέτυχε|μπόρεσε|σφάλμα κατά/i],
    ['«μέλος» for who has an account', /χρήστες|χρηστών|ο χρήστης/i],
    ['«ακολουθώ» for a list', /παρακολο[υύ]θ/i],
    ['«ανοιχτός» for what is open', /ανοικτ/i],
    ['no comma before «και», except after an insertion', /(?<!στα αγγλικά|τα έγραψε), και /],
  ])('write in Greek %s', (_rule, forbidden) => {
    const found = Object.entries(greek).filter(([, message]) => textsOf(message).some((text) => forbidden.test(text)))
    expect(found.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['"city" for a place', /\btowns?\b/i],
    ['"email" for an address and what is sent to it', /e-mail|\ba mail\b|(?<!server.*)\bmails\b/i],
    ['"to log in", and "to sign out"', /\bsign(?:s|ed|ing)? in\b|\blog(?:s|ged|ging)? out\b/i],
    ['"username" for the name of an account', /\buser name/i],
    ['"listing" or "post" for what the site lists', /\bwrong entry\b|\bentries there are\b/i],
  ])('write in English %s', (_rule, forbidden) => {
    const found = Object.entries(english).filter(([, message]) => textsOf(message).some((text) => forbidden.test(text)))
    expect(found.map(([name]) => name)).toEqual([])
  })

  it('call a listing removed, where the specification has no other word: a delete button and its question; accounts are deleted', () => {
    const specified = /^(moderation|batch)_delete|^moderation_conflict_override$/
    const ofAccounts = /_deleted_account$|_user_deleted$|^account_deletion|^mail_deletion/
    const ofReasons = /^reasons_(?!intro)|_reasons?_detail$/
    const named = (messages: typeof english, words: RegExp) => Object.entries(messages)
      .filter(([name]) => ![specified, ofAccounts, ofReasons].some((kind) => kind.test(name)))
      .filter(([, message]) => textsOf(message).some((text) => words.test(text)))
      .map(([name]) => name)
    expect(named(english, /delet/i)).toEqual([])
    expect(named(greek, /δι[αέ]γρα[φψ]/i)).toEqual(['filter_clear', 'filter_clear_all', 'about_data_removal'])
  })

  it('write in Greek «διαδίκτυο» where English has a connection: «σύνδεση» is signing in', () => {
    const named = (name: string, words: RegExp) => words.test(textsOf(english[name] ?? '').join(' '))
    const found = Object.entries(greek).filter(([, message]) => textsOf(message).some((text) => /σύνδεσ(?!μ)|συνδ[εέ]θ|συνδέ/i.test(text)))
    expect(found.map(([name]) => name).filter((name) => named(name, /connect/i))).toEqual([])
  })

  it.each(['home_purpose', 'about_what_text'])('link the list of each type in %s', (name) => {
    const lists = listingTypes.map((type) => typeRegistry[type].path.slice(1))
    for (const text of [english, greek].flatMap((messages) => textsOf(messages[name] ?? ''))) {
      expect(lists.filter((list) => !text.includes(`<${list}>`))).toEqual([])
    }
  })

  it('tell who sees an address where it is asked for, as About does', () => {
    const tellsWho = /administrators|διαχειριστές/
    for (const messages of [english, greek]) {
      const [asked, about] = ['registration_email_hint', 'about_data_address'].map((name) => String(messages[name]).split('. ').at(-1))
      expect(asked).toMatch(tellsWho)
      expect(asked).toBe(about)
    }
  })

  it('have a Greek name for each tag', () => {
    const [{ match } = { match: {} }] = greek.tag_name as Exclude<Message, string>
    expect(allTags.filter((tag) => !(`tag=${tag}` in match))).toEqual([])
  })
})

/** Attributes that are read or heard. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'label', 'placeholder', 'title'])

/** The words that a component writes without a message. */
function wordsIn(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text)
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) found.push(node.expression.text)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(file)) && node.initializer && ts.isStringLiteral(node.initializer)) {
      found.push(node.initializer.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.filter((text) => /\p{L}{2}/u.test(text))
}

describe('the words of the components', () => {
  const parsed = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

  it('are messages', () => {
    const files = sourceFiles('.tsx').filter(({ path }) => path.startsWith('src/'))
    const found = files.flatMap(({ path, text }) => wordsIn(parsed(path, text)).map((words) => `${path}: ${words.trim()}`))
    expect(files.length).toBeGreaterThan(80)
    expect(found).toEqual([])
  })

  it.each(['<p>Hello</p>', '<p>{"Hello"}</p>', '<img alt="Hello" />', '<Field label="Hello" />'])('are found: %s', (text) => {
    expect(wordsIn(parsed('planted.tsx', `const planted = ${text}`))).toEqual(['Hello'])
  })
})
