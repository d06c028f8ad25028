/** A process that migrates a database as soon as it is told to, and answers with what it applied. */
import { migrate } from '../../server/database/migrate.ts'

const [url = ''] = process.argv.slice(2)

console.log(JSON.stringify('ready'))
process.stdin.once('data', () => void migrate(url).then((applied) => console.log(JSON.stringify(applied))))
process.stdin.once('end', () => process.stdin.destroy())
