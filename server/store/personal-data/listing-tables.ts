/** What is decided of the columns of listings, of decisions on them, and of what is made from them. */
import type { ColumnDecision, TableDecisions } from './column-decision.ts'

type ListingTable = 'listing' | 'listing_tag' | 'listing_version' | 'statement' | 'objection' | 'decision' | 'decided_listing' | 'report'

type TableOfNobody =
  | 'listing_type' | 'reason' | 'occurrence' | 'occurrence_tag' | 'stored_flag' | 'day_count' | 'search_document' | 'search_term'
  | 'search_form' | 'moderation_document' | 'public_version'

/** The decisions by table and column. */
export const listingTables = {
  listing: {
    id: { export: 'exported' },
    type: { export: 'exported' },
    title: { export: 'exported' },
    description: { export: 'exported' },
    city: { export: 'exported' },
    address: { export: 'exported' },
    link: { export: 'exported' },
    state: { export: 'exported' },
    approved_at: { export: 'exported' },
    unpublished_at: { export: 'exported' },
    removed_at: { export: 'exported' },
    removed_by: { export: 'exported' },
    removed_state: { export: 'exported' },
    removed_with_account: { export: 'exported' },
    statement: { export: 'exported' },
    merged_into: { export: 'exported' },
    cancelled_at: { export: 'exported' },
    cancel_note: { export: 'exported' },
    checked_at: { export: 'exported' },
    asked_at: { export: 'exported' },
    unanswered: { export: 'exported' },
    start_date: { export: 'exported' },
    end_date: { export: 'exported' },
    start_time: { export: 'exported' },
    end_time: { export: 'exported' },
    cost: { export: 'exported' },
    language: { export: 'exported' },
    translated_title: { export: 'exported' },
    translated_description: { export: 'exported' },
    sort_key: { export: 'copy' },
    author: { export: 'own-id' },
    revision: { export: 'exported' },
    submission_key: { export: 'internal' },
    created_at: { export: 'exported' },
    updated_at: { export: 'exported' },
  },
  listing_tag: {
    listing: { export: 'exported' },
    tag: { export: 'exported' },
  },
  listing_version: {
    id: { export: 'exported' },
    listing: { export: 'exported' },
    type: { export: 'exported' },
    language: { export: 'exported' },
    fields: { export: 'exported' },
    state: { export: 'exported' },
    author: { export: 'own-id' },
    created_at: { export: 'exported' },
    queued_at: { export: 'exported' },
    published_at: { export: 'exported' },
    decided_at: { export: 'exported' },
    statement: { export: 'exported' },
    unseen: { export: 'exported' },
    in_queue: { export: 'copy' },
    beside_published: { export: 'exported' },
  },
  statement: {
    id: { export: 'exported' },
    at: { export: 'exported' },
    listing: { export: 'exported' },
    user: { export: 'own-id' },
    measure: { export: 'exported' },
    law: { export: 'exported' },
    facts: { export: 'exported' },
    found: { export: 'exported' },
    decided_by: { export: 'own-id' },
  },
  objection: {
    statement: { export: 'exported' },
    at: { export: 'exported' },
    text: { export: 'exported' },
    outcome: { export: 'exported' },
    answer: { export: 'exported' },
    answered_at: { export: 'exported' },
    answered_by: { export: 'own-id' },
  },
  decision: {
    id: { export: 'exported' },
    at: { export: 'exported' },
    actor: { export: 'own-id' },
    key: { export: 'internal' },
  },
  decided_listing: {
    decision: { export: 'exported' },
    listing: { export: 'exported' },
    action: { export: 'exported' },
    revision: { export: 'exported' },
    before: { export: 'copy' },
    mail: { export: 'internal' },
    undo_until: { export: 'exported' },
    undone_at: { export: 'exported' },
  },
  // Made without an account; those with the address of a member are its own. What others report of its listings is theirs.
  report: {
    id: { export: 'exported' },
    listing: { export: 'exported' },
    kind: { export: 'exported' },
    why: { export: 'exported' },
    name: { export: 'exported' },
    email: { export: 'exported' },
    language: { export: 'exported' },
    concerns_children: { export: 'exported' },
    good_faith: { export: 'exported' },
    network_hash: { export: 'secret' },
    at: { export: 'exported' },
    outcome: { export: 'exported' },
    decided_at: { export: 'exported' },
    decision: { export: 'internal' },
    mail: { export: 'internal' },
  },
} as const satisfies TableDecisions<ListingTable>

const nobody = { export: 'nobody' } as const
const copy = { export: 'copy' } as const

/** The decisions of tables whose columns are all of one kind: about nobody, or made from listings. */
export const tablesOfNobody = {
  listing_type: each(nobody, 'name', 'search_letter'),
  // Its texts are those of the site; who wrote them is not kept.
  reason: each(nobody, 'id', 'en', 'el', 'is_general'),
  occurrence: each(copy, 'type', 'city', 'day', 'sort_key', 'listing', 'is_first', 'first_day', 'last_day', 'flags'),
  occurrence_tag: each(copy, 'type', 'city', 'day', 'sort_key', 'listing', 'is_first', 'first_day', 'last_day', 'flags', 'tag'),
  stored_flag: each(nobody, 'name', 'bit'),
  day_count: each(nobody, 'tag', 'city', 'day', 'flags', 'count'),
  search_document: each(copy, 'listing', 'type', 'last_day', 'sort_key', 'terms'),
  search_term: each(nobody, 'term', 'count'),
  search_form: each(nobody, 'form', 'word'),
  moderation_document: each(copy, 'listing', 'terms'),
  public_version: each(nobody, 'version', 'changed_at'),
} as const satisfies TableDecisions<TableOfNobody>

function each<Column extends string, Decision extends ColumnDecision>(
  decision: Decision, ...columns: readonly Column[]
): Readonly<Record<Column, Decision>> {
  return Object.fromEntries(columns.map((column) => [column, decision])) as Record<Column, Decision>
}
