/** The switch of the language: a button for each language but that of the page, named in itself. */
import { languageNames, languages, type Language } from '../../../domain/languages.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import styles from './language-switch.module.css'

interface LanguageSwitchProps {
  readonly onLanguage: (language: Language) => void
}

export function LanguageSwitch({ onLanguage }: LanguageSwitchProps) {
  return languages
    .filter((language) => language !== getLocale())
    .map((language) => (
      <button key={language} type="button" lang={language} className={styles.language} onClick={() => onLanguage(language)}>
        {languageNames[language]}
      </button>
    ))
}
