/**
 * The element `prasino-list` shows a list of the site on any page: https://…/embed tells how. It sets no cookies, stores nothing and
 * asks only for the feed of the list. Written for browsers as it is: the build adds only what is marked.
 */
(() => {
  const site = new URL('.', document.currentScript.src)

  /**
   * Of each type the segment of its feed, the order that is asked for, null if it has only one, and the attributes of its choices with
   * their forms. The build writes them here.
   */
  const segments = {}
  const orders = {}
  const choices = {}

  /** The values of an attribute, by its form. */
  const valuesOf = {
    list: (text) => text.split(',').map((value) => value.trim()).filter((value) => value !== ''),
    flag: () => ['true'],
    value: (text) => (text === '' ? [] : [text]),
  }

  const words = {
    en: { empty: 'There is nothing at present.', failed: 'The list could not be fetched.' },
    el: { empty: 'Δεν υπάρχει κάτι αυτή τη στιγμή.', failed: 'Δεν ήταν δυνατή η λήψη της λίστας.' },
  }

  const timeoutMs = 20_000
  const [defaultCount, maxCount] = [5, 20]

  const look = `
    :host { --text: light-dark(#15261c, #e9f0ea); --soft: light-dark(#4a5a50, #a9b8ad); --accent: light-dark(#1e6b40, #7ed39b);
      --ground: light-dark(#fffefb, #1a2820); --edge: light-dark(#d8d3c2, #2c3a32);
      display: block; color-scheme: light dark; container-type: inline-size }
    :host([hidden]) { display: none }
    :host([theme="light"]) { color-scheme: light }
    :host([theme="dark"]) { color-scheme: dark }
    section { padding: 16px; border: 1px solid var(--edge); border-radius: 12px; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
    h2 { margin: 0 0 8px; font-size: 18px; line-height: 1.3 }
    ul { display: grid; margin: 0; padding: 0; list-style: none }
    li { padding: 8px 0; border-top: 1px solid var(--edge) }
    p { margin: 0; color: var(--soft); font-size: 14px }
    a { color: var(--accent); font-weight: 600; text-underline-offset: 3px }
    a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 2px }
  `

  class PrasinoList extends HTMLElement {
    static observedAttributes = ['type', 'lang', 'count', ...new Set(Object.values(choices).flatMap(Object.keys))]

    #request = null

    constructor() {
      super()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(look)
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
    }

    connectedCallback() {
      void this.#load()
    }

    disconnectedCallback() {
      this.#request?.abort()
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.#load()
    }

    /** Fetches and shows the list; the last of several requests counts. */
    async #load() {
      this.#request?.abort()
      const request = new AbortController()
      this.#request = request
      this.setAttribute('aria-busy', 'true')
      try {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
        const answer = await fetch(this.#feed(), { credentials: 'omit', signal })
        if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`)
        this.#show(contentOf(await answer.json(), this.#language()))
      } catch {
        const sentence = element('p', { role: 'alert' }, words[this.#language()].failed)
        if (!request.signal.aborted) this.#show([sentence, link(site.href, site.host)])
      } finally {
        if (this.#request === request) this.removeAttribute('aria-busy')
      }
    }

    #show(content) {
      this.shadowRoot.replaceChildren(element('section', { lang: this.#language() }, ...content))
    }

    #feed() {
      const feed = new URL(`feeds/${segments[this.#type()]}.json`, site)
      for (const [name, form] of Object.entries(choices[this.#type()])) {
        const values = this.hasAttribute(name) ? valuesOf[form](this.getAttribute(name)) : []
        for (const value of values) feed.searchParams.append(name, value)
      }
      const order = orders[this.#type()]
      if (order !== null) feed.searchParams.set('order', order)
      const count = Math.trunc(Number(this.getAttribute('count') ?? defaultCount))
      feed.searchParams.set('limit', String(Math.min(maxCount, Math.max(1, count || defaultCount))))
      feed.searchParams.set('lang', this.#language())
      return feed
    }

    /** The wanted type; the first one if the site does not have it. */
    #type() {
      const [wanted, first] = [this.getAttribute('type'), Object.keys(segments)[0]]
      return Object.hasOwn(segments, wanted) ? wanted : first
    }

    /** The language of the element, otherwise of the page; English if the site does not have it. */
    #language() {
      const wanted = this.closest('[lang]')?.lang.toLowerCase().split('-')[0]
      return Object.hasOwn(words, wanted) ? wanted : 'en'
    }
  }

  function contentOf({ title, home_page_url: address, items }, language) {
    const heading = element('h2', {}, link(address, title))
    if (items.length === 0) return [heading, element('p', {}, words[language].empty)]
    const rows = items.map((item) =>
      element('li', {}, element('div', { lang: item.language }, link(item.url, item.title)), element('p', {}, item.summary)),
    )
    return [heading, element('ul', { role: 'list' }, ...rows)]
  }

  function link(href, text) {
    return element('a', { href }, text)
  }

  /** Texts are set as text, never as markup. */
  function element(name, attributes, ...content) {
    const made = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
    made.append(...content)
    return made
  }

  if (!customElements.get('prasino-list')) customElements.define('prasino-list', PrasinoList)
})()
