/** The buttons of a listing's page that need a script: "Copy link" and "Share". Without it the page has neither. */
const copy = document.querySelector('[data-copied]')
const share = document.querySelector('[data-share]')
const address = document.querySelector('link[rel=canonical]')?.href ?? location.href
const status = document.querySelector('.actions-status')

if (copy && navigator.clipboard) {
  copy.hidden = false
  copy.addEventListener('click', () => {
    const told = (words) => () => {
      if (status) status.textContent = words
    }
    void navigator.clipboard.writeText(address).then(told(copy.dataset.copied), told(copy.dataset.refused))
  })
}

if (share && navigator.share) {
  share.hidden = false
  // A person may close the menu without sharing.
  share.addEventListener('click', () => void navigator.share({ title: document.title, url: address }).catch(() => undefined))
}
