import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomInt, randomUUID } from 'node:crypto'
import type { Ambiente } from './ambiente.ts'
import { cpfUnico, type Empresa } from './fabricas.ts'

export const NOVA = 'cinco gatos na varanda'

/** A client with its own address, so that the limits of one test do not reach another. */
export const deOutroEndereco = () => `10.${randomInt(2, 255)}.${randomInt(255)}.${randomInt(255)}`

export const cadastro = (mudanca: Record<string, unknown> = {}) => ({
  nome: 'Marília Nogueira',
  empresa: 'Ecopet Diagnósticos',
  documento: cpfUnico(),
  email: `${randomUUID()}@cadastro.vet`,
  telefone: '(11) 91234-5678',
  senha: NOVA,
  versaoTermos: VERSAO_DOS_TERMOS,
  ...mudanca,
})

export const segredoDe = (url: string | undefined) => url?.split('#')[1] ?? ''

/** The public door of the product, and the mailbox behind it: `empresa` lends the ADMIN who reads it. */
export function abrirPorta(amb: Ambiente, empresa: Empresa) {
  async function enviar(rota: string, payload: object, remoteAddress = deOutroEndereco()) {
    const resposta = await amb.app.inject({ method: 'POST', url: `/api/auth/${rota}`, payload, remoteAddress })
    return { status: resposta.statusCode, corpo: resposta.body === '' ? undefined : resposta.json() }
  }
  /** Letters to one address, oldest first, as the ADMIN reads them where nothing leaves. */
  async function cartasPara(email: string) {
    const admin = await amb.como({ usuario: empresa.usuarios.ADMIN.codigo, perfis: ['ADMIN'] })
    const { corpo } = await admin('GET /email', { busca: email, ordem: 'criadaEm' })
    const abertas = await Promise.all(corpo.itens.map(({ codigo }) => admin('GET /email/:codigo', { codigo })))
    return abertas.map(({ corpo: carta }) => ({ assunto: carta.assunto, url: carta.conteudo?.botao?.url ?? '' }))
  }
  return {
    enviar,
    cartasPara,
    entrar: (identificador: string, senha = NOVA) => enviar('login', { identificador, senha }),
    usuariosCom: (email: string) => amb.db.selectFrom('usuario').selectAll().where('email', '=', email).execute(),
    async cadastrarEConfirmar() {
      const dados = cadastro()
      await enviar('teste-gratis', dados)
      const [carta] = await cartasPara(dados.email)
      await enviar('confirmar-email', { segredo: segredoDe(carta?.url) })
      return dados
    },
  }
}
