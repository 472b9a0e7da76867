import type { Perfil } from '@vetlume/dominio/menu'
import { contratoSessao } from '@vetlume/dominio/sessao'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { iniciarServidor, type Servidor } from '../../apps/api/src/main.ts'
import type { BancoProprio } from './banco-proprio.ts'

interface Acesso {
  email: string
  perfil: Perfil
  /** Companies, or clinics of a partner, that the person may enter; the operator's people are already in. */
  associacoes: string[]
  /** Something that this profile opens, and what is there. */
  rota: string
}

const ACESSOS: readonly Acesso[] = [
  { email: 'admin@demo.vet', perfil: 'ADMIN', associacoes: [], rota: '/cliente' },
  { email: 'cliente@demo.vet', perfil: 'CLIENTE', associacoes: ['Lume Diagnóstico Veterinário'], rota: '/atendimento' },
  {
    email: 'recepcao@demo.vet',
    perfil: 'CLIENTE',
    associacoes: ['Lume Diagnóstico Veterinário'],
    rota: '/atendimento',
  },
  {
    email: 'financeiro@demo.vet',
    perfil: 'CLIENTE',
    associacoes: ['Lume Diagnóstico Veterinário'],
    rota: '/contas-receber',
  },
  { email: 'base@demo.vet', perfil: 'CLIENTE_BASE', associacoes: ['Clínica Amigo Bicho'], rota: '/servico' },
  {
    email: 'especialista@demo.vet',
    perfil: 'ESPECIALISTA',
    associacoes: ['Lume Diagnóstico Veterinário'],
    rota: '/laudo',
  },
  { email: 'parceiro@demo.vet', perfil: 'PARCEIRO', associacoes: ['Clínica Veterinária X'], rota: '/contas-pagar' },
  {
    email: 'multi@demo.vet',
    perfil: 'CLIENTE',
    associacoes: ['Imagem Pet Litoral', 'Lume Diagnóstico Veterinário'],
    rota: '/laudo',
  },
]

const CHAVES = {
  token: 'segredo-de-teste-com-mais-de-32-caracteres',
  dados: 'outro-segredo-de-teste-com-32-caracteres',
}

interface Opcoes {
  token?: string
  corpo?: unknown
}

async function chamar(
  { endereco }: Servidor,
  metodo: 'GET' | 'POST',
  caminho: string,
  { token, corpo }: Opcoes = {},
): Promise<unknown> {
  const resposta = await fetch(`${endereco}/api${caminho}`, {
    method: metodo,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
  })
  expect(resposta.status).toBe(200)
  return resposta.json()
}

const LOGIN = contratoSessao['POST /auth/login'].resposta
const CONTEXTO = contratoSessao['POST /auth/contexto'].resposta
const EMPRESAS = contratoSessao['GET /cliente/multiplos'].resposta
const CLINICAS = contratoSessao['GET /parceiro/multiplos'].resposta

async function associacoesDe(
  servidor: Servidor,
  perfil: Perfil,
  usuario: string,
  token: string,
): Promise<{ codigo: string; nome: string }[]> {
  const tipo = perfil === 'PARCEIRO' ? 'parceiro' : 'cliente'
  const resposta = await chamar(servidor, 'GET', `/${tipo}/multiplos?codigoUsuario=${usuario}`, { token })
  return perfil === 'PARCEIRO' ? CLINICAS.parse(resposta) : EMPRESAS.parse(resposta)
}

/** Every account that the start-up prints signs in, finds its companies and opens its lists, through the whole product. */
export function testarAcessos(banco: () => BancoProprio): void {
  let servidor: Servidor

  describe('acessos', () => {
    beforeAll(async () => {
      const { urlApp: bancoUrl, pastaArquivos } = banco()
      const comum = { porta: 0, host: '127.0.0.1', chaves: CHAVES, producao: false, demonstracao: true }
      servidor = await iniciarServidor({ ...comum, bancoUrl, pastaArquivos, pastaWeb: pastaArquivos })
    })
    afterAll(() => servidor.parar())

    it.each(ACESSOS)(
      '$email entra, escolhe o contexto e vê o que é seu',
      async ({ email, perfil, associacoes, rota }) => {
        const credenciais = { identificador: email, senha: 'demonstracao' }
        const { token, user } = LOGIN.parse(await chamar(servidor, 'POST', '/auth/login', { corpo: credenciais }))
        expect(user.perfis[0]).toBe(perfil)

        const chave = perfil === 'PARCEIRO' ? 'codigoParceiro' : 'codigoCliente'
        const achadas = await associacoesDe(servidor, perfil, user.codigo, token)
        expect(achadas.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b))).toEqual(associacoes)

        const tokens = associacoes.length === 0 ? [token] : []
        for (const { codigo } of achadas) {
          const contexto = await chamar(servidor, 'POST', '/auth/contexto', { token, corpo: { [chave]: codigo } })
          tokens.push(CONTEXTO.parse(contexto).token)
        }
        for (const doContexto of tokens) {
          const { itens } = (await chamar(servidor, 'GET', rota, { token: doContexto })) as { itens: unknown[] }
          expect(itens.length).toBeGreaterThan(0)
        }
      },
    )
  })
}
