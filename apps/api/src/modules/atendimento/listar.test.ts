import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, agir, darLaudos } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { percorrer } from '../../../teste/respostas.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ler = async (codigo: string, quem = empresa.como.CLIENTE) =>
  (await quem('GET /atendimento/:codigo', { codigo })).corpo

describe('ler e listar', () => {
  it('cada perfil vê o seu: a empresa tudo, o especialista os dele, a clínica os dela', async () => {
    const nova = await criarEmpresa(amb)
    const { codigo: deles } = await abrir(amb, nova)
    const { codigo: semClinica } = await abrir(amb, nova, { parceiro: null })
    const { codigo: semEspecialista } = await abrir(amb, nova, { especialista: null })
    const listar = async (quem: Empresa['como']['CLIENTE']) =>
      (await quem('GET /atendimento', {})).corpo.itens.map(({ codigo }) => codigo).sort()
    expect(await listar(nova.como.CLIENTE)).toEqual([deles, semClinica, semEspecialista].sort())
    expect(await listar(nova.como.ESPECIALISTA)).toEqual([deles, semClinica].sort())
    expect(await listar(nova.como.PARCEIRO)).toEqual([deles, semEspecialista].sort())
    expect(await listar(empresa.como.CLIENTE)).not.toContain(deles)
    for (const [quem, codigo] of [
      [nova.como.PARCEIRO, semClinica],
      [nova.como.ESPECIALISTA, semEspecialista],
      [empresa.como.CLIENTE, deles],
    ] as const) {
      expect((await quem('GET /atendimento/:codigo', { codigo })).status).toBe(404)
    }
  })

  it('filtra, busca sem acento nem caixa, ordena e pagina', async () => {
    const nova = await criarEmpresa(amb)
    await amb.db
      .updateTable('parceiro')
      .set({ nome: 'Clínica São Bento' })
      .where('codigo', '=', nova.parceiro)
      .execute()
    const { animal } = await criarAnimal(amb, nova.cliente)
    await amb.db.updateTable('animal').set({ nome: 'Bóris' }).where('codigo', '=', animal).execute()
    const um = await abrir(amb, nova, { animal, parceiro: null })
    const dois = await abrir(amb, nova)
    await amb.db
      .updateTable('atendimento')
      .set({ criado_em: '2026-11-19T15:00:00Z', prazo_em: '2026-11-20T14:00:00Z' })
      .where('codigo', '=', um.codigo)
      .execute()
    await agir(nova.como.CLIENTE, dois.codigo, 'iniciar')
    const achar = async (filtro: object) =>
      (await nova.como.CLIENTE('GET /atendimento', filtro)).corpo.itens.map(({ codigo }) => codigo)
    expect(await achar({ busca: 'boris' })).toEqual([um.codigo])
    expect(await achar({ busca: 'SAO BENTO' })).toEqual([dois.codigo])
    expect(await achar({ busca: String(um.numero) })).toContain(um.codigo)
    expect(await achar({ busca: 'nada disso' })).toEqual([])
    expect(await achar({ estado: 'EM_ANDAMENTO' })).toEqual([dois.codigo])
    expect(await achar({ prioridade: 'URGENTE' })).toEqual([])
    expect(await achar({ parceiro: nova.parceiro })).toEqual([dois.codigo])
    expect(await achar({ animal })).toEqual([um.codigo])
    expect(await achar({ de: '2026-11-20', ate: '2026-11-20' })).toEqual([dois.codigo])
    expect(await achar({ ordem: 'numero' })).toEqual([um.codigo, dois.codigo])
    const primeira = (await nova.como.CLIENTE('GET /atendimento', { ordem: 'prazoEm', limite: 1 })).corpo
    expect(primeira).toMatchObject({ total: null, itens: [{ codigo: um.codigo }] })
    expect((await nova.como.CLIENTE('GET /atendimento', { contar: 'so' })).corpo.total).toBe(2)
    expect(await achar({ ordem: 'prazoEm', limite: 1, cursor: primeira.proximo ?? '' })).toEqual([dois.codigo])
    // Before the exam nothing is late, whatever was promised.
    expect(await achar({ prazo: 'ATRASADO' })).toEqual([])
    const vencer = (codigo: string) =>
      amb.db.updateTable('atendimento').set({ prazo_em: '2026-11-20T14:59:59Z' }).where('codigo', '=', codigo).execute()
    await vencer(um.codigo)
    await vencer(dois.codigo)
    expect(await achar({ prazo: 'ATRASADO' })).toEqual([dois.codigo])
    expect(await achar({ aberto: 'sim' })).toEqual([dois.codigo, um.codigo])
    expect(await achar({ realizadoDe: '2026-11-19', realizadoAte: '2026-11-19' })).toEqual([dois.codigo])
    expect(await achar({ realizadoDe: '2026-11-21' })).toEqual([])
    await agir(nova.como.CLIENTE, dois.codigo, 'cancelar', 'Não veio')
    expect(await achar({ prazo: 'ATRASADO' })).toEqual([])
  })

  it('dentro de um período, pagina por prazo e por número como fora dele, e o que não tem prazo vem depois', async () => {
    const nova = await criarEmpresa(amb)
    const codigos: string[] = []
    for (const prazo of ['2026-11-22T12:00:00Z', null, '2026-11-21T12:00:00Z']) {
      const { codigo } = await abrir(amb, nova)
      codigos.push(codigo)
      await amb.db.updateTable('atendimento').set({ prazo_em: prazo }).where('codigo', '=', codigo).execute()
    }
    const [segundo, ultimo, primeiro] = codigos
    for (const periodo of [{}, { de: '2026-11-20', ate: '2026-11-20' }]) {
      const folhear = async (ordem: 'prazoEm' | 'numero' | '-numero') =>
        (await percorrer(nova.como.CLIENTE, 'GET /atendimento', { ...periodo, ordem, limite: 1 })).map(
          ({ codigo }) => codigo,
        )
      expect(await folhear('prazoEm')).toEqual([primeiro, segundo, ultimo])
      expect(await folhear('numero')).toEqual(codigos)
      expect(await folhear('-numero')).toEqual(codigos.toReversed())
    }
  })

  it('um cursor que a lista não escreveu é recusado', async () => {
    const agora = amb.relogio.agora().toString()
    for (const marca of [[agora, empresa.cliente, 0], [agora], [agora, 1], [agora, 'x'], ['x', empresa.cliente], 'x']) {
      const cursor = Buffer.from(JSON.stringify(marca)).toString('base64url')
      const { status, corpo } = await empresa.como.PARCEIRO('GET /atendimento', { cursor })
      expect([status, corpo]).toMatchObject([422, { campos: { cursor: expect.any(String) } }])
    }
  })

  it('o cancelado não espera por horário', async () => {
    const nova = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, nova.cliente)
    const pedido = { inicio: '2026-11-25T12:00:00Z', estado: 'SOLICITADO', animal } as const
    const agendamento = await criarAgendamento(amb, nova, pedido)
    const { codigo } = await abrir(amb, nova)
    const mudar = (colunas: { agendamento?: string; estado?: never; motivo_cancelamento?: string }) =>
      amb.db.updateTable('atendimento').set(colunas).where('codigo', '=', codigo).execute()
    const esperando = async () =>
      (await nova.como.CLIENTE('GET /atendimento', { horario: 'aguardando' })).corpo.itens.map((item) => item.codigo)
    await mudar({ agendamento })
    expect(await esperando()).toEqual([codigo])
    await mudar({ estado: aForca('CANCELADO'), motivo_cancelamento: 'Desistiu' })
    expect(await esperando()).toEqual([])
  })

  it('o que tem laudo a começar: exame sem laudo, ou com o laudo cancelado; a clínica não sabe do que não lhe foi entregue', async () => {
    const nova = await criarEmpresa(amb)
    const comecados = async (como = nova.como.CLIENTE) =>
      (await como('GET /atendimento', { laudo: 'a-comecar' })).corpo.itens.map((item) => item.codigo)
    const semLaudo = await abrir(amb, nova)
    const escrito = await abrir(amb, nova)
    await agir(nova.como.CLIENTE, escrito.codigo, 'iniciar')
    await darLaudos(amb, nova, escrito.codigo, 'RASCUNHO')
    expect(await comecados()).toEqual([semLaudo.codigo])
    expect((await comecados(nova.como.PARCEIRO)).toSorted()).toEqual([semLaudo.codigo, escrito.codigo].toSorted())
    await amb.db
      .updateTable('laudo')
      .set({ estado: aForca('CANCELADO'), motivo: 'Trocado' })
      .where('atendimento', '=', escrito.codigo)
      .execute()
    expect((await comecados()).toSorted()).toEqual([semLaudo.codigo, escrito.codigo].toSorted())
  })

  it('a leitura fica registrada, e a clínica vê o laudo só depois de entregue', async () => {
    const { codigo } = await abrir(amb, empresa)
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    await darLaudos(amb, empresa, codigo, 'ASSINADO')
    expect((await ler(codigo)).itens[0]?.laudo).toMatchObject({ estado: 'ASSINADO', edicao: 1 })
    expect((await ler(codigo, empresa.como.PARCEIRO)).itens[0]?.laudo).toBeNull()
    await amb.db
      .updateTable('laudo')
      .set({ estado: aForca('ENTREGUE'), entregue_em: amb.relogio.agora().toString() })
      .where('atendimento', '=', codigo)
      .execute()
    expect((await ler(codigo, empresa.como.PARCEIRO)).itens[0]?.laudo).toMatchObject({ estado: 'ENTREGUE' })
    const acessos = await amb.db.selectFrom('acesso_clinico').select('usuario').where('registro', '=', codigo).execute()
    expect(acessos.filter(({ usuario }) => usuario === empresa.usuarios.PARCEIRO.codigo)).toHaveLength(2)
  })
})
