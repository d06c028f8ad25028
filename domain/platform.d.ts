/** The one thing domain needs of its platform beyond the language: both browsers and Node have it. */
declare class URL {
  constructor(address: string)
  readonly protocol: string
  readonly hostname: string
  readonly href: string
}
