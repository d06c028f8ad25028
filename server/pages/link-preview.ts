/** The link preview of a page in messengers and social networks. https://ogp.me */
import { languages, type Language } from '../../domain/languages.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { pictureShapes } from '../pictures/shapes.ts'

export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** The absolute address of the document. */
  readonly url: string
  readonly picture: PreviewPicture
  /** The name of the site. */
  readonly product: string
  readonly language: Language
}

export interface PreviewPicture {
  /** The absolute address. */
  readonly address: string
  /** A description of the image in words. */
  readonly alt: string
}

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', el: 'el_GR' }

/** Elements of the head. */
export function previewTags({ title, description, url, picture, product, language }: LinkPreview): string {
  const properties = [
    ['og:type', 'article'],
    ['og:site_name', product],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', picture.address],
    ['og:image:type', 'image/png'],
    ['og:image:width', pictureShapes.preview.width],
    ['og:image:height', pictureShapes.preview.height],
    ['og:image:alt', picture.alt],
    ['og:locale', locales[language]],
    ...languages.filter((each) => each !== language).map((each) => ['og:locale:alternate', locales[each]]),
  ]
  // Networks that read these take title and description from those above.
  const names = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', picture.address],
    ['twitter:image:alt', picture.alt],
  ]
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${text(String(value))}">`),
    ...names.map(([name = '', value = '']) => `<meta name="${name}" content="${text(value)}">`),
  ].join('\n')
}
