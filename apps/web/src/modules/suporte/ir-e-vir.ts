import { api, sessao } from '../../lib/navegador.ts'

/** Another company begins on a clean page: nothing that was seen before is shown there. */
const recomecar = (): void => location.assign('/dashboard')

export async function entrarEmSuporte(codigo: string): Promise<void> {
  const { token, user, sessao: contexto } = await api('POST /suporte/:codigo/entrada', { codigo })
  sessao.entrar({ token, user })
  sessao.definirContexto('cliente', token, contexto)
  recomecar()
}

export async function sairDoSuporte(): Promise<void> {
  sessao.entrar(await api('POST /suporte/saida'))
  recomecar()
}
