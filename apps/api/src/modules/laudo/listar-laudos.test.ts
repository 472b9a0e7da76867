import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { comConexao } from '../../../../../db/papeis.ts'
import { abrir, agir, darLaudos } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { tomarBancoDaSuite } from '../../../teste/banco-da-suite.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, corpo, escrever, lerComo, texto, secao } from '../../../teste/laudo/cenario.ts'
import { repetirHistoria } from '../../../teste/planos/volume.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('GET /laudo', () => {
  it('filtra, ordena, pagina e busca no texto, no nome do animal e no número', async () => {
    const a = await escrever(amb, empresa, { conteudo: { conclusao: texto('Esplenomegalia difusa.') } })
    amb.relogio.avancar({ minutes: 1 })
    const b = await assinado(amb, empresa, {
      conteudo: { secoes: [secao({ situacao: 'ALTERADO' })], conclusao: texto('Hepatopatia crônica.') },
    })
    amb.relogio.avancar({ minutes: 1 })
    const c = await escrever(amb, empresa)
    const { CLIENTE } = empresa.como
    const codigos = async (filtro: object) =>
      corpo(await CLIENTE('GET /laudo', filtro)).itens.map(({ codigo }) => codigo)
    expect(await codigos({})).toEqual([c.codigo, b.codigo, a.codigo])
    expect(await codigos({ ordem: 'numero' })).toEqual([a.codigo, b.codigo, c.codigo])
    expect(await codigos({ ordem: '-assinadoEm' })).toEqual([c.codigo, a.codigo, b.codigo])
    expect(await codigos({ estado: 'ENTREGUE' })).toEqual([b.codigo])
    expect(await codigos({ modalidade: 'RADIOGRAFIA' })).toEqual([])
    expect(await codigos({ animal: a.animal })).toEqual([a.codigo])
    expect(await codigos({ atendimento: c.atendimento })).toEqual([c.codigo])
    expect(await codigos({ especialista: empresa.especialista, parceiro: empresa.parceiro })).toHaveLength(3)
    expect(await codigos({ busca: 'HEPATOPÁTIA cron' })).toEqual([b.codigo])
    expect(await codigos({ busca: (await lerComo(empresa, 'CLIENTE', a.codigo)).paciente.nome })).toEqual([a.codigo])
    // Names and documents of the test are random: other laudos may have a word that begins with 3.
    expect(await codigos({ busca: '3' })).toContain(c.codigo)
    expect(await codigos({ busca: '%' })).toEqual([])
    const primeira = corpo(await CLIENTE('GET /laudo', { limite: 2 }))
    const segunda = corpo(await CLIENTE('GET /laudo', { limite: 2, cursor: primeira.proximo ?? '' }))
    expect([segunda.itens.map(({ codigo }) => codigo), segunda.proximo]).toEqual([[a.codigo], null])
    expect(corpo(await CLIENTE('GET /laudo', { contar: 'so' })).total).toBe(3)
    expect(corpo(await empresa.como.PARCEIRO('GET /laudo', { busca: 'hepatopatia' })).itens).toHaveLength(1)
    expect(corpo(await empresa.como.PARCEIRO('GET /laudo', { busca: 'esplenomegalia' })).itens).toHaveLength(0)
    amb.relogio.fixar('2026-11-22T15:00:30Z')
    const depois = await amb.como({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    const vencidos = corpo(await depois('GET /laudo', { prazo: 'ATRASADO' })).itens
    expect(vencidos.map(({ codigo }) => codigo)).toEqual([a.codigo])
  })

  it('o texto é achado pelo começo das palavras, com ou sem acento, em qualquer ordem e junto de qualquer sinal', async () => {
    const nova = await criarEmpresa(amb)
    const { codigo } = await escrever(amb, nova, {
      conteudo: {
        conclusao: texto('Pâncreas/adrenal e/ou ureter-esquerdo.Medida de 3,5 cm; "Hepatopatia" de grau II.'),
      },
    })
    const outro = await escrever(amb, nova, { conteudo: { conclusao: texto('Adrenal homogênea.') } })
    const codigos = async (busca: string) =>
      corpo(await nova.como.CLIENTE('GET /laudo', { busca })).itens.map((item) => item.codigo)
    for (const busca of [
      'pancreas',
      'ADRENAL pâncreas',
      'esquerd',
      'medida ureter',
      'hepatopatia de ii',
      'grau 3,5',
      "hepato'",
    ])
      expect([busca, await codigos(busca)]).toEqual([busca, [codigo]])
    expect(await codigos('adrenal')).toEqual([outro.codigo, codigo])
    for (const busca of ['patia', 'pancreas inexistente', 'hepatopatia de iv', '&', "':*", '\\'])
      expect(await codigos(busca)).toEqual([])
  })

  it('o exame feito espera o laudo na própria lista, com o prazo contado do exame; pedido, ainda não', async () => {
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    const nova = await criarEmpresa(amb)
    const { codigo, animal } = await abrir(amb, nova, { realizadoEm: null })
    const { CLIENTE, ESPECIALISTA, PARCEIRO } = nova.como
    const aEscrever = async (quem = CLIENTE) => corpo(await quem('GET /laudo', { aEscrever: 'sim' }))
    expect((await aEscrever()).itens).toEqual([])
    expect((await CLIENTE('GET /atendimento', { horario: 'sem' })).corpo.total).toBe(1)
    const cedo = { criado_em: '2026-11-20T10:00:00Z' }
    await amb.db.updateTable('atendimento').set(cedo).where('codigo', '=', codigo).execute()
    await agir(CLIENTE, codigo, 'iniciar')
    expect((await CLIENTE('GET /atendimento', { horario: 'sem' })).corpo.total).toBe(0)
    const [exame] = (await aEscrever()).itens
    expect(exame).toMatchObject({
      estado: 'A_INICIAR',
      numero: null,
      atendimento: { codigo },
      prazoEm: expect.stringMatching(/^2026-11-22T15:00:00/),
      prazoCorre: true,
    })
    expect((await aEscrever(ESPECIALISTA)).total).toBe(1)
    expect((await aEscrever(PARCEIRO)).total).toBe(0)
    const { nome } = await amb.db
      .selectFrom('animal')
      .select('nome')
      .where('codigo', '=', animal)
      .executeTakeFirstOrThrow()
    expect(corpo(await CLIENTE('GET /laudo', { busca: nome })).itens).toMatchObject([{ codigo: exame?.codigo }])
    expect(corpo(await PARCEIRO('GET /laudo', { busca: nome })).itens).toEqual([])
    await darLaudos(amb, nova, codigo, 'RASCUNHO')
    expect((await aEscrever()).itens).toMatchObject([{ estado: 'RASCUNHO', numero: expect.any(Number) }])
  })

  it('o especialista acha o que é seu, ainda que centenas de laudos mais novos da empresa tenham o mesmo', async () => {
    const nova = await criarEmpresa(amb)
    const { codigo } = await assinado(amb, nova, {
      conteudo: { secoes: [secao({ situacao: 'ALTERADO' })], conclusao: texto('Esplenomegalia.') },
    })
    const { urlSuper, soltar } = await tomarBancoDaSuite()
    onTestFinished(soltar)
    await repetirHistoria(urlSuper, nova.cliente, 600)
    await comConexao(urlSuper, (conexao) =>
      conexao.query(`set session_replication_role = replica; update laudo set especialista = uuidv7()
        where cliente = '${nova.cliente}' and codigo <> '${codigo}'`),
    )
    const { itens } = corpo(await nova.como.ESPECIALISTA('GET /laudo', { busca: 'esplenomegalia' }))
    expect(itens.map((item) => item.codigo)).toEqual([codigo])
  })

  it('o relógio para na assinatura, não na entrega, e não corre para o que foi cancelado', async () => {
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    const nova = await criarEmpresa(amb)
    const { codigo } = await abrir(amb, nova, { realizadoEm: null })
    await agir(nova.como.CLIENTE, codigo, 'iniciar')
    amb.relogio.avancar({ hours: 47 })
    const de = async (quando: { prazo: 'ATRASADO' | 'EM_RISCO' | 'EM_DIA' }) => {
      const quem = await amb.como({ usuario: nova.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente: nova.cliente })
      return [(await quem('GET /laudo', quando)).corpo.total, (await quem('GET /atendimento', quando)).corpo.total]
    }
    expect([await de({ prazo: 'EM_DIA' }), await de({ prazo: 'EM_RISCO' })]).toEqual([
      [0, 0],
      [1, 1],
    ])
    amb.relogio.avancar({ hours: 1, seconds: 1 })
    expect([await de({ prazo: 'EM_RISCO' }), await de({ prazo: 'ATRASADO' })]).toEqual([
      [0, 0],
      [1, 1],
    ])
    await darLaudos(amb, nova, codigo, 'ASSINADO')
    expect(await de({ prazo: 'ATRASADO' })).toEqual([0, 0])
    const quem = await amb.como({ usuario: nova.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente: nova.cliente })
    expect((await quem('GET /laudo', { estado: 'ASSINADO' })).corpo.itens).toMatchObject([{ prazoCorre: false }])
    expect((await quem('GET /atendimento/:codigo', { codigo })).corpo.prazoCorre).toBe(false)
  })
})
