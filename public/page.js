/**
 * What pages that the server makes do with a script: links to lists and the search open the screen of the app, the page of a listing has
 * the buttons "Copy link", "Share" and "Save", and the service worker keeps a copy of these pages for visits without a network.
 */
const copy = document.querySelector('[data-copied]')
const share = document.querySelector('[data-share]')
const address = document.querySelector('[data-address]')?.dataset.address
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

const mark = document.querySelector('[data-save]')

if (mark) {
  const { save: type, id, listing: listingAddress, refused, marked, unmarked } = mark.dataset
  const isThis = (saved) => saved.type === type && saved.listing.id === Number(id)
  // As the web app stores them (src/storage/saved-storage.ts).
  const readSaved = () => JSON.parse(localStorage.getItem('saved') ?? '[]')
  const show = () => {
    const isMarked = readSaved().some(isThis)
    mark.setAttribute('aria-pressed', String(isMarked))
    mark.querySelector('span').textContent = isMarked ? marked : unmarked
  }
  const toggle = async () => {
    const added = mark.ariaPressed === 'true' ? [] : [{ type, listing: await readListing(listingAddress) }]
    localStorage.setItem('saved', JSON.stringify([...added, ...readSaved().filter((saved) => !isThis(saved))]))
    show()
  }
  mark.hidden = false
  mark.addEventListener('click', () => void toggle().catch(() => (status.textContent = refused)))
  try {
    show()
  } catch {
    // A storage that is blocked has no mark, and says so when it is pressed.
  }
}

async function readListing(listingAddress) {
  const response = await fetch(listingAddress)
  if (!response.ok) throw new Error('The listing could not be read.')
  return response.json()
}

// A worker that is there has kept the page. Browsers can refuse it: the page works without.
if (document.querySelector('[data-copy]') && navigator.serviceWorker?.controller === null) void keepCopy().catch(() => undefined)

async function keepCopy() {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'addresses.seen', addresses: [location.href] })
}

document.addEventListener('submit', (event) => {
  const { screen } = event.target.dataset
  if (screen === undefined) return
  event.preventDefault()
  location.assign(`${screen}?${new URLSearchParams({ q: new FormData(event.target).get('q') })}`)
})

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-screen]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.assign(link.dataset.screen)
})
