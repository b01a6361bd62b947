import type { RenderContext, Renderer } from '#web/render.tsx'

/** What somebody is shown whose browser runs no scripts and whose form needs a proof of work: another way to get it in. */
export async function formCheck(
  request: Request,
  { renderer, context }: { renderer: Renderer; context: RenderContext },
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  const visit = new Request(new URL(`/form-check?${new URLSearchParams({ form: pathname })}`, request.url), { headers })
  const page = await renderer.render(visit, context)
  return page && new Response(page.body, { status: 403, headers: page.headers })
}
