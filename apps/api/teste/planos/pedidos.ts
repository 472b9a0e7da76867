import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import * as z from 'zod/mini'
import type { Ambiente, Chamar } from '../ambiente.ts'
import { MATRIZ, type Cenario } from '../matriz/index.ts'
import { imagemDeTeste } from '../percurso.ts'

type Chave = keyof typeof MATRIZ
interface Linha {
  quem: readonly Perfil[] | 'todos' | 'sem-token'
  entrada: (c: Cenario) => object
  arquivo?: true
}

/** What a filter may be given: the first of these that it takes, or the first word of its own list. */
function valorDe(filtro: z.core.$ZodType, { empresa, animal }: Cenario): string | undefined {
  const opcoes = JSON.stringify(z.toJSONSchema(filtro, { io: 'input', unrepresentable: 'any' }))
  const [, primeira] = /"enum":\["([^"]+)"/.exec(opcoes) ?? []
  return ['2026-11-02', '2026-11', primeira, empresa.parceiro, animal, 'sim', 'mel'].find(
    (valor) => valor !== undefined && z.safeParse(filtro, valor).success,
  )
}

/** Each way to ask for a list: backwards, its second page, searched, by each of its filters alone; with the total of each. */
async function variantes(chave: Chave, cenario: Cenario, pedir: (entrada: object) => Promise<{ corpo: unknown }>) {
  const { shape } = (CONTRATO_DA_API[chave] as unknown as { entrada: { shape?: z.ZodMiniObject['shape'] } }).entrada
  if (shape === undefined || !('cursor' in shape)) return
  const { proximo } = (await pedir({})).corpo as { proximo?: string | null }
  if (typeof proximo === 'string') await pedir({ cursor: proximo })
  await pedir({ contar: 'so' })
  for (const [nome, filtro] of Object.entries(shape)) {
    const valor = ['cursor', 'limite', 'contar'].includes(nome) ? undefined : valorDe(filtro, cenario)
    if (valor !== undefined) for (const contar of [{}, { contar: 'so' }]) await pedir({ ...contar, [nome]: valor })
  }
  const ordem = z.safeParse(shape['ordem'] as z.ZodMiniType, undefined).data
  if (typeof ordem === 'string') await pedir({ ordem: ordem.startsWith('-') ? ordem.slice(1) : `-${ordem}` })
}

/** Routes in a minute: what one person asks of them stays under what the product lets anybody ask. */
const ROTAS_POR_MINUTO = 40

/** Everyone of the company with a session of their own that begins now: one lasts less than it takes to ask for everything. */
async function entrarDeNovo(amb: Ambiente, { empresa: { como, usuarios, lugares } }: Cenario): Promise<void> {
  for (const perfil of PERFIS)
    como[perfil] = await amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], ...lugares[perfil] })
}

/** Asks for every route of the contract as everyone who passes its door, and for every list in every way. */
export async function pedirTudo(amb: Ambiente, cenario: Cenario): Promise<void> {
  const arquivo = { nome: 'imagem.jpg', bytes: await imagemDeTeste() }
  for (const [ordem, chave] of (Object.keys(CONTRATO_DA_API) as Chave[]).entries()) {
    if (ordem % ROTAS_POR_MINUTO === 0) {
      amb.relogio.avancar({ seconds: 61 })
      await entrarDeNovo(amb, cenario)
    }
    const linha = MATRIZ[chave] as unknown as Linha
    const pedirComo = (quem: Chamar) => async (mais: object) => {
      const resposta = await quem(chave, { ...linha.entrada(cenario), ...mais }, linha.arquivo ? { arquivo } : {})
      if (resposta.status === 401 && linha.quem !== 'sem-token')
        throw new Error(`${chave}: who asks is no longer inside`)
      if (resposta.status === 429) throw new Error(`${chave}: too much was asked in a minute to be planned`)
      return resposta
    }
    if (linha.quem === 'sem-token') await pedirComo(amb.semToken)({})
    else {
      const { quem } = linha
      const dentro = PERFIS.filter((perfil) => quem === 'todos' || quem.includes(perfil))
      for (const perfil of dentro) await pedirComo(cenario.empresa.como[perfil])({})
      const dono = dentro.includes('CLIENTE') ? 'CLIENTE' : dentro[0]
      if (dono !== undefined) await variantes(chave, cenario, pedirComo(cenario.empresa.como[dono]))
    }
  }
}
