import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conferirCadeias } from '../src/infra/tarefas/conferencia.ts'
import { csv, enviar } from './importacao/planilhas.ts'
import { dadosDeParceiro } from './parceiro/parceiro.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { situacoes } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const especieDe = async (nome = 'Canina') =>
  (await amb.db.selectFrom('especie').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()).codigo

describe('duas criações do mesmo', () => {
  it('a mesma clínica, o mesmo serviço, o mesmo aparelho, o mesmo CRMV: uma; a outra sabe por quê', async () => {
    const { CLIENTE } = empresa.como
    const documento = cpfUnico()
    const nome = unico('Ecocardiograma')
    const pares = [
      () => CLIENTE('POST /parceiro', dadosDeParceiro({ documento })),
      () => CLIENTE('POST /equipamento', { nome }),
      () => CLIENTE('POST /tabela-preco', { nome }),
      () => CLIENTE('POST /especialidade', { nome }),
      () =>
        CLIENTE('POST /servico', {
          nome,
          modalidade: 'RADIOGRAFIA',
          especialidade: empresa.especialidade,
          duracaoMinutos: 30,
          precoCentavos: 1,
        }),
      () =>
        CLIENTE('POST /especialista', {
          nome,
          crmvUf: 'SP',
          crmvNumero: '777',
          crmvTipo: 'PRIMARIA',
          especialidade: empresa.especialidade,
        }),
      () => CLIENTE('POST /tutor', { nome, cpf: documento }),
      () => CLIENTE('POST /modelo-documento', { nome, tipo: 'RECIBO' }),
    ] as const
    for (const criar of pares) {
      const respostas = await Promise.all([criar(), criar()])
      expect(situacoes(respostas), JSON.stringify(respostas.map(({ corpo }) => corpo))).toEqual([201, 409])
    }
  })

  it.each(['ECOGRAFIA ÁGIL', 'ecografia agil', 'Ecografia A\u0301gil', '  Ecografia   Ágil ', 'Ecografia\u00a0Ágil'])(
    '“%s” é o mesmo nome',
    async (nome) => {
      const outra = await criarEmpresa(amb)
      expect((await outra.como.CLIENTE('POST /equipamento', { nome: 'Ecografia Ágil' })).status).toBe(201)
      expect((await outra.como.CLIENTE('POST /equipamento', { nome })).status).toBe(409)
    },
  )
})

describe('mudar, desativar, excluir e usar ao mesmo tempo', () => {
  it('PUT e situação da mesma versão: um vence', async () => {
    const { CLIENTE } = empresa.como
    const dados = dadosDeParceiro()
    const { codigo } = (await CLIENTE('POST /parceiro', dados)).corpo
    const respostas = await Promise.all([
      CLIENTE('PUT /parceiro/:codigo', { ...dados, codigo, versao: 1, nome: 'Outro' }),
      CLIENTE('PUT /parceiro/:codigo/situacao', { codigo, versao: 1, ativo: false }),
    ])
    expect(situacoes(respostas)).toEqual([200, 409])
  })

  it('a raça excluída enquanto um animal nasce com ela: ou não foi, ou o animal não nasceu', async () => {
    const { tutor } = await criarAnimal(amb, empresa.cliente)
    const especie = await especieDe()
    for (let rodada = 0; rodada < 4; rodada++) {
      const { corpo: raca } = await empresa.como.ADMIN('POST /raca', { nome: unico('Raça'), especie })
      const [excluiu, nasceu] = await Promise.all([
        empresa.como.ADMIN('DELETE /raca/:codigo', { codigo: raca.codigo }),
        empresa.como.CLIENTE('POST /animal', { nome: 'Rex', especie, raca: raca.codigo, sexo: 'MACHO', tutor }),
      ])
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([excluiu.status, nasceu.status])
    }
  })

  it('a última vaga do plano é de um: criar, reativar e importar ao mesmo tempo', async () => {
    const outra = await criarEmpresa(amb)
    const { CLIENTE } = outra.como
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({
        nome: unico('Plano'),
        mensal_centavos: 1,
        anual_centavos: 1,
        dias_teste: 0,
        limite_parceiros: 2,
      } as never)
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo: dormente } = (await CLIENTE('POST /parceiro', dadosDeParceiro())).corpo
    await CLIENTE('PUT /parceiro/:codigo/situacao', { codigo: dormente, versao: 1, ativo: false })
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', outra.cliente).execute()
    const planilha = csv('Nome;Razão social;CNPJ', `Clínica da Planilha;Clínica da Planilha Ltda;${cpfUnico()}`)
    const { codigo, mapa } = (await enviar(CLIENTE, 'PARCEIROS', planilha)).corpo
    expect((await CLIENTE('POST /importacao/:codigo/conferir', { codigo, mapa })).corpo.resultado?.problemas).toEqual(
      [],
    )
    const respostas = await Promise.all([
      CLIENTE('POST /parceiro', dadosDeParceiro()),
      CLIENTE('PUT /parceiro/:codigo/situacao', { codigo: dormente, versao: 2, ativo: true }),
      CLIENTE('POST /importacao/:codigo/aplicar', { codigo }),
    ])
    expect(respostas.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 402)).toHaveLength(2)
    const { n } = await amb.db
      .selectFrom('parceiro')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('cliente', '=', outra.cliente)
      .where('ativo', '=', true)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(2)
  })

  it('a mesma planilha gravada duas vezes ao mesmo tempo, e um cadastro igual no meio, não duplicam', async () => {
    const { CLIENTE } = empresa.como
    const cpf = cpfUnico()
    const planilha = csv('Tutor;CPF;Animal;Espécie', `Ana Única;${cpf};Rex;Canina`, `Ana Única;${cpf};Bob;Canina`)
    const preparar = async () => {
      const { codigo, mapa } = (await enviar(CLIENTE, 'PACIENTES', planilha)).corpo
      expect((await CLIENTE('POST /importacao/:codigo/conferir', { codigo, mapa })).corpo.resultado?.problemas).toEqual(
        [],
      )
      return codigo
    }
    const codigos = [await preparar(), await preparar()]
    const respostas = await Promise.all([
      ...codigos.map((codigo) => CLIENTE('POST /importacao/:codigo/aplicar', { codigo })),
      CLIENTE('POST /tutor', { nome: 'Ana Única', cpf }),
    ])
    expect(
      respostas.every(({ status }) => [200, 201, 409].includes(status)),
      JSON.stringify(respostas.map(({ corpo }) => corpo)),
    ).toBe(true)
    const tutores = await amb.db
      .selectFrom('tutor')
      .select('codigo')
      .where('cliente', '=', empresa.cliente)
      .where('cpf', '=', cpf)
      .execute()
    expect(tutores).toHaveLength(1)
    const animais = await amb.db
      .selectFrom('animal')
      .select('nome')
      .where('tutor', '=', tutores[0]?.codigo ?? '')
      .execute()
    expect([0, 2]).toContain(animais.length)
  })

  it('publicar duas vezes, e salvar no meio: uma versão publicada por número, e nenhuma mudou depois', async () => {
    const { CLIENTE } = empresa.como
    const recibo = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'RECIBO')
    const texto = recibo?.estrutura ?? null
    const { codigo } = (await CLIENTE('POST /modelo-documento', { nome: unico('Recibo'), tipo: 'RECIBO' })).corpo
    await CLIENTE('PUT /modelo-documento/:codigo/rascunho', { codigo, revisao: 1, laudo: null, texto })
    const respostas = await Promise.all([
      CLIENTE('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 2 }),
      CLIENTE('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 2 }),
      CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
        codigo,
        revisao: 2,
        laudo: null,
        texto: texto && { ...texto, titulo: 'Outro' },
      }),
      CLIENTE('DELETE /modelo-documento/:codigo', { codigo }),
    ])
    expect(
      respostas.every(({ status }) => [200, 204, 404, 409].includes(status)),
      JSON.stringify(respostas.map((r) => [r.status, r.corpo])),
    ).toBe(true)
    const publicadas = await amb.db
      .selectFrom('modelo_documento_versao')
      .select('numero')
      .where('modelo', '=', codigo)
      .where('estado', '=', 'PUBLICADA')
      .execute()
    expect(publicadas.length).toBeLessThanOrEqual(1)
  })
})

it('depois de tudo, as cadeias de auditoria conferem', async () => {
  const quebradas = await conferirCadeias(amb.dbApp, { error: () => undefined })
  expect(quebradas.filter(({ cliente }) => cliente === empresa.cliente)).toEqual([])
})
