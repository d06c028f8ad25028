/** Shows a machine and takes its events one after the other. The path stands in the address. */
import { at, ChartView } from './chart-view.js'

const machines = JSON.parse(document.getElementById('data').textContent)
const view = new ChartView()
const playMs = 900
const mostListed = 100

let machine = machines[0]
/** The numbers of the edges of the path, the first of which is a start. */
let path = []
/** How many steps of the path are taken. */
let taken = 0
/** The paths of the walk, each with the texts of its steps. */
let walked = []
let timer = null

at('machine').append(...machines.map(({ name }) => new Option(name, name)))
at('machine').addEventListener('change', () => openPath(at('machine').value, []))
at('find').addEventListener('input', listPaths)
at('first').addEventListener('click', () => goTo(1))
at('back').addEventListener('click', () => goTo(taken - 1))
at('next').addEventListener('click', () => goTo(taken + 1))
at('play').addEventListener('click', () => (timer === null ? play() : pause()))
addEventListener('hashchange', openAddress)
document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, select')) return
  if (event.key === 'ArrowRight') goTo(taken + 1)
  else if (event.key === 'ArrowLeft') goTo(taken - 1)
  else return
  event.preventDefault()
})
openAddress()

/** `#NAME/EDGE.EDGE.EDGE` is a path of a machine. */
function openAddress() {
  const [name, steps = ''] = decodeURIComponent(location.hash.slice(1)).split('/')
  openPath(name, steps === '' ? [] : steps.split('.').map(Number))
}

/** Takes its first steps, by default all. */
function openPath(name, edges, count = edges.length) {
  const isOther = machine.name !== name || at('coverage').textContent === ''
  machine = machines.find((each) => each.name === name) ?? machines[0]
  path = isPath(edges) ? edges : [machine.edges.findIndex(([from]) => from < 0)]
  at('machine').value = machine.name
  if (isOther) showMachine()
  goTo(path === edges ? count : 1)
}

/** Whether each edge leaves the moment that the one before leads to. */
function isPath(edges) {
  return (
    edges.length > 0 && edges.every((edge, index) => machine.edges[edge]?.[0] === (index === 0 ? -1 : machine.edges[edges[index - 1]][2]))
  )
}

function showMachine() {
  view.open(chart())
  walked = machine.paths.map((last) => {
    const edges = pathOver(last)
    return { edges, texts: edges.map(textOf) }
  })
  at('find').value = ''
  listPaths()
}

function chart() {
  return at(`chart-${machine.name}`)
}

/** The event of an edge, and the state that it leads to. */
function textOf(edge) {
  const [, event, to] = machine.edges[edge]
  return `${machine.events[event]}: ${machine.moments[to].state}`
}

function goTo(count) {
  taken = Math.min(Math.max(count, 1), path.length)
  if (taken === path.length) pause()
  history.replaceState(null, '', `#${machine.name}/${path.join('.')}`)
  showSteps()
  showMoment()
}

function play() {
  if (taken === path.length) goTo(1)
  timer = setInterval(() => goTo(taken + 1), playMs)
  at('play').setAttribute('aria-pressed', 'true')
  at('play').textContent = 'Pause'
}

function pause() {
  clearInterval(timer)
  timer = null
  at('play').setAttribute('aria-pressed', 'false')
  at('play').textContent = 'Play'
}

function showSteps() {
  at('steps').replaceChildren(
    ...path.map((edge, index) => {
      const step = buttonOf(textOf(edge), () => goTo(index + 1))
      if (index === taken - 1) step.firstChild.setAttribute('aria-current', 'step')
      return step
    }),
  )
  at('back').disabled = at('first').disabled = taken === 1
  at('next').disabled = taken === path.length
}

/** The state lights up with all its regions, and so does the transition that led to it. */
function showMoment() {
  const edge = machine.edges[path[taken - 1]]
  const now = edge[2]
  const { state, context } = machine.moments[now]
  const boxes = state.split(' and ').map((part) => (part === '' ? machine.id : `${machine.id}.${part}`))
  const names = edge[3].map((each) => machine.transitions[each])
  for (const box of chart().querySelectorAll('[data-state]')) box.classList.toggle('here', boxes.includes(box.dataset.state))
  for (const label of chart().querySelectorAll('[data-transition]'))
    label.classList.toggle('taken', names.includes(label.dataset.transition))
  for (const arrow of chart().querySelectorAll('[data-transitions]')) {
    arrow.classList.toggle(
      'taken',
      arrow.dataset.transitions.split('|').some((name) => names.includes(name)),
    )
  }
  view.follow(chart().querySelectorAll('.here'), chart().querySelectorAll('text.taken'))
  at('state').textContent = state
  at('context').textContent = JSON.stringify(context, null, 2)
  const leaving = machine.edges.flatMap((each, index) => (each[0] === now ? [index] : []))
  at('possible').replaceChildren(
    ...leaving.map((index) => {
      const event = machine.edges[index][1]
      const item = buttonOf(machine.events[event], () => openPath(machine.name, [...path.slice(0, taken), index]))
      item.firstChild.title = JSON.stringify(machine.payloads[event], null, 2)
      return item
    }),
  )
}

/** The paths of the walk; of those that are found, the step that was looked for is the last that is taken. */
function listPaths() {
  const wanted = at('find').value.trim().toLowerCase()
  const found = walked.flatMap(({ edges, texts }) => {
    const place = wanted === '' ? texts.length - 1 : texts.findIndex((text) => text.toLowerCase().includes(wanted))
    return place < 0 ? [] : [{ edges, place }]
  })
  const listed = found.slice(0, mostListed)
  at('paths').replaceChildren(
    ...listed.map(({ edges, place }) => buttonOf(titleOf(edges), () => openPath(machine.name, edges, place + 1))),
  )
  at('listed').textContent = found.length > listed.length ? `The first ${mostListed} of ${found.length} are listed.` : ''
  showCoverage(found.map(({ edges }) => edges))
}

/** The start and the events of a path, as the command names it. */
function titleOf(edges) {
  return edges.map((edge) => machine.events[machine.edges[edge][1]]).join(', ')
}

function showCoverage(paths) {
  const numbers = new Set(paths.flatMap((edges) => edges.flatMap((edge) => machine.edges[edge][3])))
  const covered = new Set([...numbers].map((number) => machine.transitions[number]))
  for (const label of chart().querySelectorAll('[data-transition]'))
    label.classList.toggle('covered', covered.has(label.dataset.transition))
  for (const arrow of chart().querySelectorAll('[data-transitions]')) {
    arrow.classList.toggle(
      'covered',
      arrow.dataset.transitions.split('|').every((name) => covered.has(name)),
    )
  }
  const count = paths.length === walked.length ? walked.length : `${paths.length} of ${walked.length}`
  at('coverage').textContent = `${count} paths cover ${covered.size} of ${machine.transitions.length} transitions.`
}

function pathOver(edge) {
  const edges = [edge]
  for (let from = machine.edges[edge][0]; from >= 0; from = machine.edges[edges[0]][0]) edges.unshift(machine.moments[from].reachedBy)
  return edges
}

function buttonOf(text, act) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', act)
  item.append(button)
  return item
}
