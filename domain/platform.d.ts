/** The only API beyond the language that `domain/` uses. Browsers and Node have it. */
declare class URL {
  constructor(address: string)
  readonly protocol: string
  readonly hostname: string
  readonly href: string
}
