/** What a page is: a document that the server makes from the database, beside the operations of the contract. */
import type { Language } from '../../domain/languages.ts'

/** A request for a page. */
export interface PageRequest {
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string>>
  /** The parameters of the query that the route has; absent ones are missing. */
  readonly query: Readonly<Record<string, string>>
  /** The language of the parameter `lang`, otherwise the one that the visitor has chosen on the site, otherwise an accepted one. */
  readonly language: Language
  /** Whether the parameter chose it. Any other value of the parameter is ignored. */
  readonly isLanguageChosen: boolean
  /** The languages of the site that the visitor reads, the best first; null if one is asked for or chosen. */
  readonly accepted: readonly Language[] | null
  /** The public address of the site, without a trailing slash. */
  readonly siteAddress: string
}

export type PageAnswer = PageDocument | NoDocument

export type NoDocument =
  /** The document has another address, which is relative to the site; `isForever`: it will not come back. */
  | { readonly kind: 'moved'; readonly to: string; readonly isForever: boolean }
  /** There is no such document, or no longer (410). The body is for people. */
  | { readonly kind: 'missing'; readonly status: 404 | 410; readonly document: PageDocument }

export interface PageDocument {
  readonly kind: 'document'
  /** The media type, with its charset for text. */
  readonly type: string
  readonly body: string | Buffer
  /** Other headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** The texts of the style and script elements of an HTML document. Its Content-Security-Policy allows them. */
  readonly inline?: { readonly styles: readonly string[]; readonly scripts: readonly string[] }
}

export interface PageRoute {
  /** The path with parameters in the syntax of Fastify: `/events/:name`. */
  readonly path: string
  /** Whether the document depends on the language. */
  readonly isInLanguage: boolean
  /** The parameters of the query that the document depends on, beside the language, and how each is read. Bounds what is kept of it. */
  readonly parameters?: Readonly<Record<string, (written: string) => string>>
  /** Whether it depends on today. */
  readonly isByDay?: boolean
  readonly answer: (request: PageRequest) => Promise<PageAnswer>
}

/** A picture that the server draws, at its own address. */
export interface PictureRoute {
  /** With parameters, as Fastify takes it. It depends on the language. */
  readonly path: string
  readonly find: (request: PageRequest) => Promise<FoundPicture | NoDocument>
}

export interface FoundPicture {
  readonly kind: 'picture'
  readonly language: Language
  /** The media type. */
  readonly type: string
  /** Names what is drawn; it is the same for pictures that look the same. */
  readonly key: string
  readonly draw: () => Promise<Buffer>
}
