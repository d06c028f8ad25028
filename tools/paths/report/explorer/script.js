/** Shows a machine, its paths, and one of them step by step. */
const machines = JSON.parse(document.getElementById('data').textContent)
const at = (id) => document.getElementById(id)
let machine = machines[0]
let path = null
let place = 0

at('machine').append(...machines.map(({ name }) => new Option(name, name)))
at('machine').addEventListener('change', () => openMachine(at('machine').value))
at('find').addEventListener('input', listPaths)
at('first').addEventListener('click', () => goTo(0))
at('back').addEventListener('click', () => goTo(place - 1))
at('next').addEventListener('click', () => goTo(place + 1))
openMachine(decodeURIComponent(location.hash.slice(1)) || machine.name)

function openMachine(name) {
  machine = machines.find((each) => each.name === name) ?? machines[0]
  at('machine').value = machine.name
  history.replaceState(null, '', `#${machine.name}`)
  for (const chart of document.querySelectorAll('.chart')) chart.hidden = chart.id !== `chart-${machine.name}`
  at('find').value = ''
  openPath(machine.paths[0])
  listPaths()
}

function stepsOf({ start, events, states }) {
  return states.map((state, index) => ({ what: index === 0 ? start : machine.events[events[index - 1]], state: machine.states[state] }))
}

function listPaths() {
  const wanted = at('find').value.trim().toLowerCase()
  const found = machine.paths.filter((each) => stepsOf(each).some(({ what, state }) => `${what} ${state}`.toLowerCase().includes(wanted)))
  at('count').textContent = `${found.length} of ${machine.paths.length} paths`
  at('paths').replaceChildren(...found.map(pathItem))
}

function pathItem(each) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = stepsOf(each).map(({ what }) => what).join(' → ')
  button.setAttribute('aria-current', String(each === path))
  button.addEventListener('click', () => {
    openPath(each)
    for (const other of at('paths').querySelectorAll('button')) other.setAttribute('aria-current', String(other === button))
  })
  const item = document.createElement('li')
  item.append(button)
  return item
}

function openPath(each) {
  path = each
  at('steps').replaceChildren(...stepsOf(each).map(({ what, state }) => {
    const item = document.createElement('li')
    item.textContent = `${what}: ${state}`
    return item
  }))
  goTo(0)
}

function goTo(index) {
  place = Math.min(Math.max(index, 0), path.states.length - 1)
  const steps = [...at('steps').children]
  steps.forEach((step, other) => (other === place ? step.setAttribute('aria-current', 'step') : step.removeAttribute('aria-current')))
  at('first').disabled = at('back').disabled = place === 0
  at('next').disabled = place === steps.length - 1
  const state = `${machine.name}.${machine.states[path.states[place]]}`
  for (const box of at(`chart-${machine.name}`).querySelectorAll('[data-state]')) {
    const isHere = box.dataset.state === state
    box.classList.toggle('here', isHere)
    if (isHere) box.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
