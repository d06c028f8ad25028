/** Pages in Markdown: one for each machine, and one that lists them. */
import type { Coverage } from '../walk/coverage.ts'
import type { DrawnMachine } from './drawn-machine.ts'

export function indexPage(machines: readonly DrawnMachine[]): string {
  const rows = machines.map(
    ({ name, walked: { states, transitions, guards, paths } }) =>
      `| [${name}](${name}.md) | ${states.all.length} | ${transitions.all.length} | ${guards.all.length / 2} | ${paths.length} |`,
  )
  return [
    '# Machines',
    '',
    'Each machine was run along every path listed on its page, and each step was compared with a table that was written by hand.',
    'Every state, every transition and both outcomes of every guard are reached, but for those that a table names.',
    '',
    '| machine | states | transitions | guards | paths |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

export function machinePage({ name, file, table, walked: { states, transitions, guards, paths } }: DrawnMachine): string {
  return [
    `# ${name}`,
    '',
    `![The statechart of ${name}](${name}.svg)`,
    '',
    'A state with a dashed border waits for an actor; a state with a thick border is final.',
    '',
    `**Covered** by ${paths.length} paths: ${covered(states)} states, ${covered(transitions)} transitions, ${covered(guards)} outcomes of guards.`,
    ...(file === null ? [] : [`The table: [${file.split('/').at(-1)}](${file}).`]),
    '',
    '## Starts and transitions',
    '',
    '| start | state |',
    '|---|---|',
    ...Object.entries(table.starts).map(([start, { in: state }]) => `| ${start} | \`${state}\` |`),
    '',
    '| state | event | condition | result |',
    '|---|---|---|---|',
    ...table.rows.map((row) => {
      const result = row.ignored ?? resultOf(row)
      return `| ${[row.in]
        .flat()
        .map((state) => `\`${state}\``)
        .join(', ')} | ${[row.on].flat().join(', ')} | ${row.when?.[0] ?? ''} | ${result} |`
    }),
    '',
  ].join('\n')
}

function resultOf({ to }: DrawnMachine['table']['rows'][number]): string {
  if (to === undefined) return 'unchanged'
  return typeof to === 'function' ? 'depends on the context' : `\`${to}\``
}

function covered({ all, missed }: Coverage): string {
  return `${all.length - missed.length} of ${all.length}`
}
