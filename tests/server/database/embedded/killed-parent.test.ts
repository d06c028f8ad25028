/** What a start does with what a killed one left behind. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isRunning, untilEnded } from "../../../../server/database/embedded/processes.ts";
import { connect } from "../../../../server/database/connect.ts";
import { openDatabase, type Database } from "../../../../server/database/open-database.ts";
import { startProcess, type OtherProcess } from "../../../support/other-process.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

vi.setConfig({ testTimeout: 30_000 });

const pidFile = (dataDir: string): string => join(dataDir, "postgres", "postmaster.pid");

const strangers: ChildProcess[] = [];
afterEach(() => {
  for (const stranger of strangers.splice(0)) stranger.kill("SIGKILL");
});

function open(dataDir: string): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir });
}

async function postmasterOf(dataDir: string): Promise<number> {
  return parseInt(await readFile(pidFile(dataDir), "utf8"), 10);
}

/** A server with one user in it. */
async function started(dataDir: string, env: Record<string, string> = {}): Promise<OtherProcess> {
  const server = startProcess("server-program.ts", [dataDir], { env });
  const { url } = (await server.says()) as { url: string };
  const db = connect(url);
  await db.insertInto("user").values({ username: "maria", email: "maria@example.org", password_hash: "x" }).execute();
  await db.destroy();
  return server;
}

async function expectKept(dataDir: string): Promise<void> {
  const { db, isNew, close } = await open(dataDir);
  expect(isNew).toBe(false);
  expect(await db.selectFrom("user").select("username").execute()).toEqual([{ username: "maria" }]);
  await close();
}

describe.runIf(process.platform === "linux")("after kill -9 of the server's process", () => {
  it("the database ends by itself, and the next start finds everything", async () => {
    const dataDir = await temporaryFolder();
    const server = await started(dataDir);
    const postmaster = await postmasterOf(dataDir);
    await server.kill();
    await untilEnded(postmaster);
    await expectKept(dataDir);
  });

  it("the next start need not wait for that end", async () => {
    const dataDir = await temporaryFolder();
    await (await started(dataDir)).kill();
    await expectKept(dataDir);
  });

  it("the next start replaces a database that runs on, where setpriv is missing", async () => {
    const dataDir = await temporaryFolder();
    const server = await started(dataDir, { PATH: "/nonexistent" });
    const postmaster = await postmasterOf(dataDir);
    await server.kill();
    expect(await isRunning(postmaster)).toBe(true);
    await expectKept(dataDir);
    expect(await isRunning(postmaster)).toBe(false);
  });

  it("the next start finds everything when the database was killed with it", async () => {
    const dataDir = await temporaryFolder();
    const server = await started(dataDir, { PATH: "/nonexistent" });
    const postmaster = await postmasterOf(dataDir);
    await server.kill();
    process.kill(postmaster, "SIGKILL");
    await expectKept(dataDir);
  });

  it("the next start makes anew what the first was killed in making", async () => {
    const dataDir = await temporaryFolder();
    const server = startProcess("server-program.ts", [dataDir]);
    await vi.waitFor(() => readFile(join(dataDir, "postgres.unfinished", "PG_VERSION")), { timeout: 20_000, interval: 1 });
    await server.kill();
    const { isNew, close } = await open(dataDir);
    expect(isNew).toBe(true);
    await close();
  });
});

describe.runIf(process.platform === "linux")("a pid file that is left over", () => {
  /** As after the machine or the container began anew and counted its processes from the start. */
  async function leaveFilesNaming(pid: number, dataDir: string): Promise<void> {
    await (await open(dataDir)).close();
    const lines = [pid, "/proc/self/cwd", 1, 5432, ".", "", "0 0", "ready"].join("\n");
    await writeFile(pidFile(dataDir), `${lines}\n`);
    await writeFile(join(dataDir, "postgres", ".s.PGSQL.5432.lock"), `${lines}\n`);
  }

  it("does not stop a start, though another process has its number now, and does that one no harm", async () => {
    const dataDir = await temporaryFolder();
    const stranger = spawn("sleep", ["60"]);
    strangers.push(stranger);
    await leaveFilesNaming(stranger.pid ?? 0, dataDir);
    await (await open(dataDir)).close();
    expect(stranger.signalCode).toBe(null);
    expect(await isRunning(stranger.pid ?? 0)).toBe(true);
  });

  it("does not stop a start, though its process is a zombie", async () => {
    const dataDir = await temporaryFolder();
    const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "inherit"] });
    strangers.push(parent);
    const [zombie] = (await once(parent.stdout, "data")) as [Buffer];
    await untilEnded(Number(zombie));
    expect(() => process.kill(Number(zombie), 0)).not.toThrow();
    await leaveFilesNaming(Number(zombie), dataDir);
    await (await open(dataDir)).close();
  });

  it("stops a start when a server that we cannot see answers at its socket", async () => {
    const dataDir = await temporaryFolder();
    await leaveFilesNaming(2 ** 22, dataDir);
    const elsewhere = createServer().listen(join(dataDir, "postgres", ".s.PGSQL.5432"));
    await once(elsewhere, "listening");
    await expect(open(dataDir)).rejects.toThrow("in use by another running server");
    elsewhere.close();
  });
});
