import type { EstruturaDoModelo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, conteudo, corpo, criarExame, lerComo, secao, texto } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
let modelo: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  modelo = corpo(await empresa.como.CLIENTE('POST /modelo-documento', { nome: unico('US'), tipo: 'LAUDO' })).codigo
})
afterAll(() => amb.fechar())

const INDICE = { id: 'PROPRIA_INDICE', rotulo: 'Índice da casa', unidade: 'cm³' as const, lado: null }

function estrutura(titulo: string): EstruturaDoModelo {
  return {
    secoes: [
      {
        ...secao({ id: 's1', titulo, orgao: null }),
        medidas: [{ ...INDICE, valor: null }],
        obrigatoria: true,
        frases: [],
      },
    ],
    conclusao: { type: 'doc', content: [] },
    frasesDeConclusao: [],
    imagensPorPagina: 6,
    medidasProprias: [
      { id: INDICE.id, rotulo: INDICE.rotulo, sigla: 'IC', unidade: 'cm³', casas: 1, formula: 'RIM_COMPRIMENTO ^ 3' },
    ],
    referencias: [
      {
        medida: INDICE.id,
        especie: 'CANINA',
        unidade: 'cm³',
        minimo: 1,
        maximo: 4,
        pesoMinimo: null,
        pesoMaximo: null,
        fonte: 'Levantamento da casa',
      },
    ],
    rodape: ['Casa do Índice'],
  }
}

async function publicar(titulo: string, revisao: number): Promise<number> {
  const salvo = corpo(
    await empresa.como.CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
      codigo: modelo,
      revisao,
      laudo: estrutura(titulo),
      texto: null,
    }),
  )
  const entrada = { codigo: modelo, revisao: salvo.revisao }
  return corpo(await empresa.como.CLIENTE('POST /modelo-documento/:codigo/publicar', entrada)).numero
}

async function comecar() {
  const { item } = await criarExame(amb, empresa)
  const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item, modelo }))
  return lerComo(empresa, 'ESPECIALISTA', codigo)
}

it('cada laudo parte da versão em uso naquela hora, e continua com ela', async () => {
  await publicar('Primeira', 1)
  const antigo = await comecar()
  corpo(await empresa.como.CLIENTE('POST /modelo-documento/:codigo/rascunho', { codigo: modelo }))
  // A draft that is being written is not used yet.
  expect((await comecar()).conteudo.secoes[0]?.titulo).toBe('Primeira')
  expect(await publicar('Segunda', 1)).toBe(2)
  expect((await comecar()).conteudo.secoes[0]?.titulo).toBe('Segunda')
  const relido = await lerComo(empresa, 'ESPECIALISTA', antigo.codigo)
  expect(relido.modelo?.secoes[0]?.titulo).toBe('Primeira')
})

it('a conferência e o papel conhecem as medidas próprias, e a seção obrigatória não sai', async () => {
  const { codigo, versao, titulo } = await comecar()
  const salvar = async (secoes: ReturnType<typeof secao>[], daVersao: number) =>
    corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao: daVersao,
        titulo,
        critico: false,
        conteudo: conteudo({ secoes, imagens: [], conclusao: texto('Índice: {{medida.PROPRIA_INDICE}}.') }),
      }),
    ).versao
  const regras = async () =>
    corpo(await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo })).pendencias.map(
      ({ regra }) => regra,
    )
  const medida = { ...INDICE, valor: 9.5 }
  const sem = await salvar([secao({ id: 'outra', orgao: null, medidas: [medida] })], versao)
  expect(await regras()).toContain('secao-obrigatoria')
  const errada = await salvar([secao({ id: 's1', orgao: null, medidas: [{ ...medida, unidade: 'mm' }] })], sem)
  expect(await regras()).toContain('medida-em-unidade-errada')
  const pronta = await salvar([secao({ id: 's1', orgao: null, situacao: 'NORMAL', medidas: [medida] })], errada)
  expect(await regras()).toEqual(['sem-imagem', 'medida-alterada-em-secao-normal'])

  corpo(await assinar(empresa, { codigo, versao: pronta }))
  const { documento } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  expect(documento?.secoes[0]?.medidas).toEqual([
    {
      chave: 'PROPRIA_INDICE',
      rotulo: 'Índice da casa',
      valor: '9,5 cm³',
      referencia: '1 a 4 cm³',
      situacao: 'ACIMA',
      nivel: 'ALTERADO',
      fonte: 1,
    },
  ])
  expect(documento).toMatchObject({ fontes: ['Levantamento da casa'], rodape: ['Casa do Índice'] })
  const { bytes } = await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pdf', { codigo })
  const papel = lerPdf(bytes).paginas.flat()
  expect(papel).toEqual(expect.arrayContaining(['Casa do Índice', 'Índice da casa', '9,5 cm³']))
  expect(papel).not.toContain('PRÉVIA')
})
