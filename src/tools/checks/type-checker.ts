/**
 * Reading a project takes the type checker many seconds: whatever asks it about the same project asks while it is open. It is asked through
 * its own interface, which has no stable name yet.
 */
import { API, type Project } from 'typescript/unstable/async'

/** Lets `work` ask the type checker about a project. */
export async function openProject<Result>(
  config: string,
  folder: string,
  work: (project: Project) => Promise<Result>,
): Promise<Result> {
  const api = new API({ cwd: folder })
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [config] })
    const project = snapshot.getProjects()[0]
    if (!project) throw new Error(`${config} is not a project.`)
    return await work(project)
  } finally {
    await api.close()
  }
}
