import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

const linhaDe = (request: FastifyRequest, reply: FastifyReply) => ({
  req: request,
  res: reply,
  responseTime: reply.elapsedTime,
})

/** One line for each request, when it ends, however it ends: what was asked for, what was answered, and how long it took. */
export class RegistroDosPedidos extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = reply
    raw.once('close', () => {
      if (!raw.writableFinished) reply.log.info(linhaDe(request, reply), 'request closed')
    })
  }

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (err == null) reply.log.info(linhaDe(request, reply), 'request completed')
    else reply.log.error({ ...linhaDe(request, reply), err }, 'request errored')
  }
}
