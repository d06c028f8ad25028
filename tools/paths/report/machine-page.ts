/** The Markdown pages of docs/machines/. */
import type { DrawnMachine } from './drawn-machine.ts'

export function indexPage(machines: readonly DrawnMachine[]): string {
  const rows = machines.map(({ name, walked: { states, transitions, paths } }) =>
    `| [${name}](${name}.md) | ${states.all.length} | ${transitions.all.length} | ${paths.length} |`)
  return [
    '# Machines',
    '',
    'The behaviour of the site, one machine for each part. `npm run paths` generates these pages from the machines: it runs each',
    'machine along every path listed here and compares each step with a table written by hand.',
    'Every state and every transition is reached. Open [explorer.html](explorer.html) in a browser to replay a path step by step.',
    '',
    '| machine | states | transitions | paths |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

export function machinePage({ name, files, table, walked: { states, transitions, paths } }: DrawnMachine): string {
  return [
    `# ${name}`,
    '',
    `![The statechart of ${name}](${name}.svg)`,
    '',
    'A state with a dashed border waits for an actor; a state with a thick border is final.',
    '',
    `**Covered** by ${paths.length} paths: ${covered(states)} states, ${covered(transitions)} transitions.`,
    `Source: [${files.source}](../../${files.source}),`,
    `table: [${files.table}](../../${files.table}).`,
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
      const result = row.ignored ?? (row.to === undefined ? 'unchanged' : `\`${row.to}\``)
      return `| ${[row.in].flat().map((state) => `\`${state}\``).join(', ')} | ${[row.on].flat().join(', ')} | ${row.when?.[0] ?? ''} | ${result} |`
    }),
    '',
  ].join('\n')
}

function covered({ all, missed }: DrawnMachine['walked']['states']): string {
  return `${all.length - missed.length} of ${all.length}`
}
