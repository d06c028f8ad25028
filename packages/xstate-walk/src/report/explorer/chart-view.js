/** The visible part of a chart: buttons, the wheel, a finger or two, and keys move and zoom it. */
export const at = (id) => document.getElementById(id)

/** The letters of a chart are 12 px high; a chart that fits only below this begins at its current state. */
const leastReadable = 0.85
const mostScale = 4
/** A small chart that fits is enlarged so much at most. */
const mostFitted = 2
const zoomStep = 1.4
/** In pixels of the window, as all that follows. */
const moveStep = 60
const margin = 16
const lineOfWheel = 16

export class ChartView {
  #frame = at('frame')
  #svg = null
  /** The size of the whole chart. */
  #size = [0, 0]
  /** The point of the chart in the middle of the frame. */
  #center = [0, 0]
  #scale = 1
  #isFitted = false
  #isPlaced = false
  /** The boxes of the current state. */
  #state = []
  /** Where each finger, or the mouse, presses the chart. */
  #pressed = new Map()

  constructor() {
    const frame = this.#frame
    at('zoom-in').addEventListener('click', () => this.#zoom(zoomStep))
    at('zoom-out').addEventListener('click', () => this.#zoom(1 / zoomStep))
    at('fit').addEventListener('click', () => this.#fit())
    at('locate').addEventListener('click', () => this.#locate())
    frame.addEventListener('wheel', (event) => this.#turn(event), { passive: false })
    frame.addEventListener('keydown', (event) => this.#key(event))
    frame.addEventListener('pointerdown', (event) => this.#press(event))
    frame.addEventListener('pointermove', (event) => this.#drag(event))
    for (const end of ['pointerup', 'pointercancel']) frame.addEventListener(end, ({ pointerId }) => this.#pressed.delete(pointerId))
    new ResizeObserver(() => (this.#isFitted ? this.#fit() : this.#draw())).observe(frame)
  }

  /** Shows this chart alone. It begins whole, or at its current state if its letters would be too small. */
  open(chart) {
    for (const each of document.querySelectorAll('.chart')) each.hidden = each !== chart
    this.#svg = chart.querySelector('svg')
    const [, , ...size] = this.#svg.getAttribute('viewBox').split(' ').map(Number)
    this.#size = this.#svg.dataset.size?.split(' ').map(Number) ?? size
    this.#svg.dataset.size = this.#size.join(' ')
    this.#scale = 1
    this.#isPlaced = false
  }

  /** Moves to the current state if it is not in view, and to the labels of the transition that led to it as far as both fit. */
  follow(state, labels) {
    this.#state = [...state]
    if (!this.#isPlaced) this.#place()
    else if (!this.#isFitted) {
      const [first] = this.#state
      if (first && !this.#isInView(first.getBBox())) this.#centerOn(first.getBBox())
      for (const each of [...labels, ...this.#state.toReversed()]) this.#reveal(each.getBBox())
      this.#draw()
    }
  }

  #place() {
    this.#isPlaced = true
    if (this.#fittedScale() >= leastReadable) this.#fit()
    else this.#locate()
  }

  #fit() {
    this.#scale = this.#fittedScale()
    this.#isFitted = true
    this.#draw()
  }

  #locate() {
    this.#isFitted = false
    this.#scale = Math.max(1, this.#scale)
    const [state] = this.#state
    if (state) this.#centerOn(state.getBBox())
    this.#draw()
  }

  #centerOn({ x, y, width, height }) {
    this.#center = [x + width / 2, y + height / 2]
  }

  #isInView({ x, y, width, height }) {
    const [half, tall] = this.#window().map((length) => length / this.#scale / 2)
    const [left, top] = [this.#center[0] - half, this.#center[1] - tall]
    return x >= left && y >= top && x + width <= left + 2 * half && y + height <= top + 2 * tall
  }

  #fittedScale() {
    return Math.min(mostFitted, ...this.#size.map((length, axis) => (this.#window()[axis] - 2 * margin) / length))
  }

  #window() {
    return [this.#frame.clientWidth, this.#frame.clientHeight]
  }

  /** The point of the window stays where it is. */
  #zoom(factor, point = this.#window().map((length) => length / 2)) {
    const least = Math.min(1, this.#fittedScale())
    const scale = Math.min(mostScale, Math.max(least, this.#scale * factor))
    this.#center = this.#center.map((middle, axis) => {
      const fromMiddle = point[axis] - this.#window()[axis] / 2
      return middle + fromMiddle / this.#scale - fromMiddle / scale
    })
    this.#scale = scale
    this.#isFitted = false
    this.#draw()
  }

  /** By pixels of the window. */
  #move(...by) {
    this.#center = this.#center.map((middle, axis) => middle + by[axis] / this.#scale)
    this.#isFitted = false
    this.#draw()
  }

  #reveal({ x, y, width, height }) {
    const box = [
      [x, x + width],
      [y, y + height],
    ]
    this.#center = this.#center.map((middle, axis) => {
      const half = (this.#window()[axis] / 2 - margin) / this.#scale
      const [low, high] = box[axis]
      return high - low > 2 * half ? low + half : Math.min(low + half, Math.max(high - half, middle))
    })
  }

  /** A side of the chart that fits is in the middle; of one that does not, no more than a margin is beyond the chart. */
  #draw() {
    const seen = this.#window().map((length) => length / this.#scale)
    this.#center = this.#center.map((middle, axis) => {
      const [whole, half] = [this.#size[axis], seen[axis] / 2 - margin / this.#scale]
      return whole <= 2 * half ? whole / 2 : Math.min(whole - half, Math.max(half, middle))
    })
    const corner = this.#center.map((middle, axis) => middle - seen[axis] / 2)
    this.#svg.setAttribute('viewBox', [...corner, ...seen].join(' '))
    at('zoom').textContent = `${Math.round(this.#scale * 100)} %`
  }

  #turn(event) {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineOfWheel : event.deltaY
    // Two fingers on a touchpad turn the wheel, by little, with the key Ctrl.
    this.#zoom(Math.exp(-pixels / (event.ctrlKey ? 100 : 400)), this.#point(event))
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const act = {
      ArrowLeft: () => this.#move(-moveStep, 0),
      ArrowRight: () => this.#move(moveStep, 0),
      ArrowUp: () => this.#move(0, -moveStep),
      ArrowDown: () => this.#move(0, moveStep),
      '+': () => this.#zoom(zoomStep),
      '=': () => this.#zoom(zoomStep),
      '-': () => this.#zoom(1 / zoomStep),
      0: () => this.#fit(),
    }[event.key]
    if (!act) return
    act()
    event.preventDefault()
  }

  #press(event) {
    this.#frame.setPointerCapture(event.pointerId)
    this.#pressed.set(event.pointerId, this.#point(event))
  }

  /** One finger moves the chart; a second one also zooms it by the distance between them. */
  #drag(event) {
    const before = this.#pressed.get(event.pointerId)
    if (!before) return
    const after = this.#point(event)
    const [, other = null] = [...this.#pressed].find(([id]) => id !== event.pointerId) ?? []
    this.#pressed.set(event.pointerId, after)
    if (other === null) return this.#move(before[0] - after[0], before[1] - after[1])
    const between = (point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]))
    this.#zoom(between(after) / between(before), [0, 1].map((axis) => (before[axis] + other[axis]) / 2))
    this.#move((before[0] - after[0]) / 2, (before[1] - after[1]) / 2)
  }

  #point({ clientX, clientY }) {
    const { left, top } = this.#frame.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
}
