/** The Markdown pages of docs/machines/. */
import type { DrawnMachine } from './drawn-machine.ts'

export function indexPage(machines: readonly DrawnMachine[]): string {
  const rows = machines.map(({ name, walked: { states, transitions, paths } }) =>
    `| [${name}](${name}.md) | ${states.all.length} | ${transitions.all.length} | ${paths.length} |`)
  return [
    '# The machines',
    '',
    'What can happen on the site, one machine for each thing that happens. These pages are made from the machines themselves by',
    '`npm run paths`, which walks each machine on every path listed here and holds each step against a table written by hand.',
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
    'A dashed border waits for something, a thick one is the end.',
    '',
    `**Covered** by ${paths.length} paths: ${covered(states)} states, ${covered(transitions)} transitions.`,
    `Source: [${files.source}](../../${files.source}),`,
    `table: [${files.table}](../../${files.table}).`,
    '',
    '## What can happen',
    '',
    '| it begins with | in |',
    '|---|---|',
    ...Object.entries(table.starts).map(([start, { in: state }]) => `| ${start} | \`${state}\` |`),
    '',
    '| in | when | and | then |',
    '|---|---|---|---|',
    ...table.rows.map((row) => {
      const then = row.ignored ?? (row.to === undefined ? 'it stays' : `\`${row.to}\``)
      return `| ${[row.in].flat().map((state) => `\`${state}\``).join(', ')} | ${[row.on].flat().join(', ')} | ${row.when?.[0] ?? ''} | ${then} |`
    }),
    '',
  ].join('\n')
}

function covered({ all, missed }: DrawnMachine['walked']['states']): string {
  return `${all.length - missed.length} of ${all.length}`
}
