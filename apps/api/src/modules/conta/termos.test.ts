import { TERMOS_VIGENTES, VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

const NOVA = { versao: '99.0', data: '2026-11-22', mudancas: ['O foro mudou.'] }

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-22T02:55:00Z', termos: NOVA })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const tutora = { nome: 'Ana Ribeiro', estrangeiro: true } as const
const entrarDeNovo = (perfil: 'CLIENTE' | 'PARCEIRO' | 'ESPECIALISTA' = 'CLIENTE') => {
  const { cliente, parceiro, especialista, usuarios } = empresa
  const onde = { CLIENTE: {}, PARCEIRO: { parceiro }, ESPECIALISTA: { especialista } }[perfil]
  return amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], cliente, ...onde })
}
const aceitesDe = (usuario: string) =>
  amb.db.selectFrom('aceite_de_termos').selectAll().where('usuario', '=', usuario).orderBy('versao').execute()

describe('uma versão nova dos termos', () => {
  it('não interrompe quem já estava dentro, e é pedida na entrada seguinte', async () => {
    const dentro = await entrarDeNovo()
    // Midnight in São Paulo is five minutes away.
    amb.relogio.fixar('2026-11-22T03:05:00Z')
    expect((await dentro('GET /conta/termos')).corpo).toMatchObject({ vigente: NOVA, pendente: false })
    expect((await dentro('POST /tutor', tutora)).status).toBe(201)

    const depois = await entrarDeNovo()
    expect((await depois('GET /conta/termos')).corpo).toMatchObject({
      pendente: true,
      aceita: { versao: VERSAO_DOS_TERMOS },
    })
    expect(await depois('POST /tutor', tutora)).toMatchObject({ status: 409, corpo: { codigo: 'TERMOS_PENDENTES' } })
  })

  it.each(['CLIENTE', 'PARCEIRO'] as const)('%s sem aceitar lê, exporta e cuida da conta; não registra', async (p) => {
    const eu = await entrarDeNovo(p)
    const { corpo: animais } = await eu('GET /animal')
    expect(animais.itens).toEqual(expect.any(Array))
    const abertas = [
      await eu('GET /tutor'),
      await eu('GET /conta'),
      await eu('GET /dashboard'),
      await eu('GET /conta/sessoes'),
      await eu('GET /notificacao'),
    ]
    expect(abertas.map(({ status }) => status)).toEqual(abertas.map(() => 200))
    const recusadas = [
      await eu('POST /tutor', tutora),
      await eu('POST /atendimento', { animal: empresa.cliente, itens: [{ servico: empresa.servico }] }),
    ]
    expect(recusadas.map(({ corpo }) => (corpo as unknown as { codigo: string }).codigo)).toEqual([
      'TERMOS_PENDENTES',
      'TERMOS_PENDENTES',
    ])
  })

  it('aceita, registra na hora, guarda versão, hora e endereço uma vez só, com trilha', async () => {
    const eu = await entrarDeNovo()
    expect((await eu('POST /tutor', tutora)).status).toBe(409)
    expect((await eu('POST /conta/termos', { versao: NOVA.versao })).status).toBe(204)
    expect((await eu('POST /tutor', tutora)).status).toBe(201)
    const quando = amb.relogio.agora()
    amb.relogio.avancar({ minutes: 5 })
    expect((await eu('POST /conta/termos', { versao: NOVA.versao })).status).toBe(204)
    const usuario = empresa.usuarios.CLIENTE.codigo
    const aceites = await aceitesDe(usuario)
    expect(aceites.map(({ versao }) => versao)).toEqual([VERSAO_DOS_TERMOS, NOVA.versao])
    expect(aceites[1]).toMatchObject({
      aceito_em: quando.toString({ smallestUnit: 'millisecond' }),
      endereco: '127.0.0.1',
    })
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('acao', '=', 'ACEITAR_TERMOS')
      .where('registro', '=', usuario)
      .execute()
    expect(trilha).toEqual([{ mudancas: { termos: [null, NOVA.versao] } }])
    expect((await eu('GET /conta/termos')).corpo).toMatchObject({ pendente: false, aceita: { versao: NOVA.versao } })
    // One person's acceptance is nobody else's.
    expect((await (await entrarDeNovo('ESPECIALISTA'))('GET /conta/termos')).corpo).toMatchObject({ pendente: true })
  })

  it('a versão de uma página velha é recusada, e nada fica guardado', async () => {
    const eu = await entrarDeNovo('ESPECIALISTA')
    const { status, corpo } = await eu('POST /conta/termos', { versao: '1.0' })
    expect(status).toBe(422)
    expect(corpo).toMatchObject({ campos: { versao: expect.stringContaining('Recarregue') } })
    const aceites = await aceitesDe(empresa.usuarios.ESPECIALISTA.codigo)
    expect(aceites.map(({ versao }) => versao)).toEqual([VERSAO_DOS_TERMOS])
  })
})

it('a versão que vale é a última publicada', () => {
  expect(TERMOS_VIGENTES.versao).toBe(VERSAO_DOS_TERMOS)
})
