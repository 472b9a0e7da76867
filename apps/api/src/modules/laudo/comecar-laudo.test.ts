import { textoPlano } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  corpo,
  criarExame,
  escrever,
  lerComo,
  medida,
  publicarModelo,
  secao,
  statusEmOrdem,
  texto,
} from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('POST /laudo', () => {
  it('começa do modelo, numera, põe prazo e inicia o atendimento', async () => {
    const nova = await criarEmpresa(amb)
    await publicarModelo(amb, nova.cliente, { especie: 'Canina', servico: nova.servico })
    const { item, atendimento } = await criarExame(amb, nova, { estado: 'ABERTO' })
    const { codigo } = corpo(await nova.como.ESPECIALISTA('POST /laudo', { item }))
    const laudo = await lerComo(nova, 'ESPECIALISTA', codigo)
    expect(laudo).toMatchObject({
      numero: 1,
      edicao: 1,
      estado: 'RASCUNHO',
      versao: 1,
      prazoEm: '2026-11-22T15:00:00.000Z',
      atendimento: { codigo: atendimento },
    })
    expect(laudo.conteudo.secoes[0]).not.toHaveProperty('frases')
    expect(laudo.modelo?.secoes[0]?.frases).toHaveLength(1)
    const { estado } = await amb.db
      .selectFrom('atendimento')
      .select('estado')
      .where('codigo', '=', atendimento)
      .executeTakeFirstOrThrow()
    expect(estado).toBe('EM_ANDAMENTO')
  })

  it('sem modelo do seu exame, começa estruturado e vazio, mesmo havendo modelo de outro da mesma modalidade', async () => {
    const nova = await criarEmpresa(amb)
    await publicarModelo(amb, nova.cliente, { nome: 'De tudo' })
    await publicarModelo(amb, nova.cliente, { nome: 'Abdominal: cadela', modalidade: 'ULTRASSONOGRAFIA' })
    const { item } = await criarExame(amb, nova)
    const { codigo } = corpo(await nova.como.CLIENTE('POST /laudo', { item }))
    const { conteudo, modelo } = await lerComo(nova, 'CLIENTE', codigo)
    expect(conteudo).toMatchObject({
      secoes: [{ titulo: 'Achados', situacao: null, texto: { content: [] }, medidas: [] }],
      conclusao: { content: [] },
    })
    expect(modelo).toBeNull()
  })

  it('de paciente castrado, começa pelas frases de castrado; de inteiro, pelo texto normal', async () => {
    const nova = await criarEmpresa(amb)
    const modelo = await publicarModelo(amb, nova.cliente, { servico: nova.servico })
    const utero = {
      ...secao({ id: 'utero', titulo: 'Útero', orgao: 'UTERO', texto: texto('Cornos preservados.') }),
      medidas: [{ ...medida({ id: 'UTERO_DIAMETRO', valor: null, unidade: 'cm' }), obrigatoria: true }],
      frases: [{ atalho: 'c', titulo: 'Fêmea castrada', texto: 'Coto sem alterações.', situacao: 'NORMAL' }],
    }
    const ovarios = {
      ...secao({ id: 'ov', titulo: 'Ovários', orgao: 'OVARIOS', texto: texto('Preservados.') }),
      frases: [],
    }
    const estrutura = { secoes: [utero, ovarios], conclusao: texto(), frasesDeConclusao: [], imagensPorPagina: 6 }
    await amb.db
      .insertInto('modelo_documento_versao')
      .values({ cliente: nova.cliente, modelo, numero: 2, estado: 'PUBLICADA', estrutura: JSON.stringify(estrutura) })
      .execute()
    const comecarDe = async (castrado: boolean) => {
      const { item } = await criarExame(amb, nova, { paciente: { sexo: 'FEMEA', castrado } })
      const { codigo } = corpo(await nova.como.CLIENTE('POST /laudo', { item }))
      return (await lerComo(nova, 'CLIENTE', codigo)).conteudo.secoes
    }
    const castrada = await comecarDe(true)
    expect(castrada.map((uma) => [uma.situacao, textoPlano(uma.texto)])).toEqual([
      ['NORMAL', 'Coto sem alterações.'],
      [null, ''],
    ])
    expect(castrada[0]?.medidas[0]).not.toHaveProperty('obrigatoria')
    expect((await comecarDe(false)).map((uma) => textoPlano(uma.texto))).toEqual([
      'Cornos preservados.',
      'Preservados.',
    ])
  })

  it('um só por exame, também com dois pedidos ao mesmo tempo, e depois de retificado', async () => {
    const { item } = await criarExame(amb, empresa)
    const respostas = await Promise.all([1, 2, 3].map(() => empresa.como.ESPECIALISTA('POST /laudo', { item })))
    expect(statusEmOrdem(respostas)).toEqual([201, 409, 409])
    const recusa = respostas.find(({ status }) => status === 409)
    expect(recusa?.corpo).toMatchObject({
      codigo: 'JA_EXISTE',
      mensagem: expect.stringMatching(/já tem o laudo nº \d+/),
    })

    const retificado = await assinado(amb, empresa)
    const { codigo } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', {
        codigo: retificado.codigo,
        motivo: 'Lado trocado',
      }),
    )
    corpo(await assinar(empresa, { codigo, versao: 1 }))
    expect((await empresa.como.ESPECIALISTA('POST /laudo', { item: retificado.item })).status).toBe(409)
  })

  it('de novo depois de cancelado o rascunho', async () => {
    const { codigo, item, versao } = await escrever(amb, empresa)
    corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/cancelar', { codigo, versao, motivo: 'Exame errado' }))
    expect((await empresa.como.ESPECIALISTA('POST /laudo', { item })).status).toBe(201)
  })

  it.each([
    ['item cancelado', { cancelado: true }, 404],
    ['atendimento cancelado', { estado: 'CANCELADO' }, 409],
    ['atendimento concluído', { estado: 'CONCLUIDO' }, 409],
  ])('recusa %s', async (_caso, exame, status) => {
    const { item } = await criarExame(amb, empresa, exame)
    expect((await empresa.como.CLIENTE('POST /laudo', { item })).status).toBe(status)
  })

  it('recusa serviço sem laudo, atendimento sem especialista e modelo que não é de laudo publicado', async () => {
    const { codigo: servico } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: 'Vacina',
        modalidade: 'PROCEDIMENTO',
        duracao_minutos: 10,
        preco_centavos: 100,
        exige_laudo: false,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const semLaudo = await criarExame(amb, empresa, { servico })
    expect((await empresa.como.CLIENTE('POST /laudo', { item: semLaudo.item })).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      mensagem: 'O serviço “Vacina” não tem laudo.',
    })
    const semEspecialista = await criarExame(amb, empresa, { especialista: null, estado: 'ABERTO' })
    expect((await empresa.como.CLIENTE('POST /laudo', { item: semEspecialista.item })).status).toBe(409)
    const rascunho = await publicarModelo(amb, empresa.cliente, { estado: 'RASCUNHO' })
    expect(
      (await empresa.como.CLIENTE('POST /laudo', { item: (await criarExame(amb, empresa)).item, modelo: rascunho }))
        .status,
    ).toBe(404)
  })

  it('quem assume um exame sem dono e não tem a especialidade dele diz por quê; de quem já era, não se pergunta', async () => {
    const nova = await criarEmpresa(amb)
    await amb.db.updateTable('especialista').set({ especialidade: null }).where('cliente', '=', nova.cliente).execute()
    const { ESPECIALISTA } = nova.como
    const seu = await criarExame(amb, nova)
    expect((await ESPECIALISTA('POST /laudo', { item: seu.item })).status).toBe(201)
    const { item } = await criarExame(amb, nova, { especialista: null, estado: 'ABERTO' })
    expect(await ESPECIALISTA('POST /laudo', { item })).toMatchObject({
      status: 409,
      corpo: { codigo: 'SEM_ESPECIALIDADE', detalhes: { faltam: ['Diagnóstico por imagem'] } },
    })
    const porque = { ignorarEspecialidade: true, motivoEspecialidade: 'Titular de férias' }
    expect((await ESPECIALISTA('POST /laudo', { item, ...porque })).status).toBe(201)
  })

  it('o especialista assume o exame sem dono, e não vê o dos outros', async () => {
    const { item } = await criarExame(amb, empresa, { especialista: null, estado: 'ABERTO' })
    const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item }))
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).especialista.codigo).toBe(empresa.especialista)
    const colega = await amb.db
      .insertInto('especialista')
      .values({ cliente: empresa.cliente, nome: 'Dr. Colega', crmv_uf: 'SP', crmv_numero: '77' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const dele = await criarExame(amb, empresa, { especialista: colega.codigo })
    expect((await empresa.como.ESPECIALISTA('POST /laudo', { item: dele.item })).status).toBe(404)
  })
})

describe('modelo sugerido', () => {
  it('o do serviço quando serve ao paciente; senão o mais preciso do mesmo exame; os que não servem por último', async () => {
    const nova = await criarEmpresa(amb)
    const { servico } = nova
    const [geral, cadela, gata] = [
      await publicarModelo(amb, nova.cliente, { nome: 'Geral', servico }),
      await publicarModelo(amb, nova.cliente, {
        nome: 'Cadela',
        especie: 'Canina',
        sexo: 'FEMEA',
        modalidade: 'ULTRASSONOGRAFIA',
        servico,
      }),
      await publicarModelo(amb, nova.cliente, { nome: 'Gata', especie: 'Felina', servico }),
    ]
    await publicarModelo(amb, nova.cliente, { nome: 'Inativo', ativo: false })
    await publicarModelo(amb, nova.cliente, { nome: 'Só rascunho', estado: 'RASCUNHO' })
    const { item } = await criarExame(amb, nova)
    const sugestoes = async () => corpo(await nova.como.ESPECIALISTA('GET /modelo-documento/laudo', { item }))
    expect(await sugestoes()).toEqual([
      { codigo: cadela, nome: 'Cadela', modalidade: 'ULTRASSONOGRAFIA', sugerido: true },
      { codigo: geral, nome: 'Geral', modalidade: null, sugerido: false },
      { codigo: gata, nome: 'Gata', modalidade: null, sugerido: false },
    ])
    await amb.db.updateTable('servico').set({ modelo: geral }).where('codigo', '=', nova.servico).execute()
    expect((await sugestoes())[0]).toMatchObject({ nome: 'Geral', sugerido: true })
    await amb.db.updateTable('servico').set({ modelo: gata }).where('codigo', '=', nova.servico).execute()
    expect((await sugestoes())[0]).toMatchObject({ nome: 'Cadela', sugerido: true })
    // Another service of the same exam names one model, and has the others with it.
    await amb.db.updateTable('servico').set({ modelo: null }).where('codigo', '=', servico).execute()
    const { codigo: retorno } = await amb.db
      .insertInto('servico')
      .values({
        cliente: nova.cliente,
        nome: 'Retorno',
        modalidade: 'ULTRASSONOGRAFIA',
        duracao_minutos: 10,
        preco_centavos: 100,
        modelo: gata,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { item: deRetorno } = await criarExame(amb, nova, { servico: retorno })
    const dele = corpo(await nova.como.ESPECIALISTA('GET /modelo-documento/laudo', { item: deRetorno }))
    expect(dele[0]).toMatchObject({ nome: 'Cadela', sugerido: true })
    expect(corpo(await nova.como.ESPECIALISTA('GET /modelo-documento/laudo')).every(({ sugerido }) => !sugerido)).toBe(
      true,
    )
    expect((await outra.como.ESPECIALISTA('GET /modelo-documento/laudo', { item })).status).toBe(404)
    const escolhido = corpo(await nova.como.ESPECIALISTA('POST /laudo', { item, modelo: gata })).codigo
    const laudo = await lerComo(nova, 'ESPECIALISTA', escolhido)
    expect(laudo.modeloPara).toEqual({ nome: 'Gata', especie: 'Felina', sexo: null })
    const { pendencias } = corpo(await nova.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo: escolhido }))
    expect(pendencias).toContainEqual(expect.objectContaining({ regra: 'modelo-de-outro-paciente' }))
  })
})
