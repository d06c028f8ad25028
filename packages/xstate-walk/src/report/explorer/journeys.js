/** Shows the picture of each step of a journey, and its state in the chart. The step stands in the address. */
import { at, ChartView } from './chart-view.js'

const paths = JSON.parse(document.getElementById('data').textContent)
const view = new ChartView()
let opened = null
let chosen = 0
let step = 0

at('path').append(...paths.map(({ journey, steps }, index) => new Option(`${journey}: ${titleOf(steps)}`, String(index))))
at('path').addEventListener('change', () => show(Number(at('path').value), 0))
at('back').addEventListener('click', () => show(chosen, step - 1))
at('next').addEventListener('click', () => show(chosen, step + 1))
document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches('select')) return
  if (event.key === 'ArrowRight') show(chosen, step + 1)
  if (event.key === 'ArrowLeft') show(chosen, step - 1)
})
const [path = '0', place = '0'] = location.hash.slice(1).split('/')
show(Number(path) || 0, Number(place) || 0)

function titleOf(steps) {
  return (
    steps
      .slice(1)
      .map(({ event }) => event)
      .join(', ') || 'begin'
  )
}

function show(index, wanted) {
  chosen = Math.min(Math.max(index, 0), paths.length - 1)
  const { journey, steps } = paths[chosen]
  step = Math.min(Math.max(wanted, 0), steps.length - 1)
  const { event, state, picture } = steps[step]
  at('path').value = String(chosen)
  at('step').textContent = `${step + 1} of ${steps.length}: ${event ?? 'begin'} leads to ${state}.`
  at('picture').src = picture
  at('picture').alt = `The page in the state ${state}`
  at('back').disabled = step === 0
  at('next').disabled = step === steps.length - 1
  const chart = at(`chart-${journey}`)
  if (chart !== opened) view.open(chart)
  opened = chart
  const boxes = state.split(' and ').map((part) => `${journey}.${part}`)
  for (const box of chart.querySelectorAll('[data-state]')) box.classList.toggle('here', boxes.includes(box.dataset.state))
  view.follow(chart.querySelectorAll('.here'), [])
  history.replaceState(null, '', `#${chosen}/${step}`)
}
