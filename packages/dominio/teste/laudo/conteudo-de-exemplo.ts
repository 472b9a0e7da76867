import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo, TextoRico } from '../../src/laudo/conteudo.ts'
import type { EstruturaDoModelo } from '../../src/laudo/estrutura-do-modelo.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'

/** Rich text with one paragraph for each argument. */
export const texto = (...paragrafos: string[]): TextoRico => ({
  type: 'doc',
  content: paragrafos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

export const secao = (campos: Partial<SecaoDoLaudo> = {}): SecaoDoLaudo => ({
  id: 'figado',
  titulo: 'Fígado',
  orgao: 'FIGADO',
  situacao: 'NORMAL',
  motivo: null,
  texto: texto('Contornos regulares e ecotextura homogênea.'),
  medidas: [],
  confirmada: true,
  ...campos,
})

export const medida = (campos: Partial<MedidaPreenchida> = {}): MedidaPreenchida => ({
  id: 'RIM_COMPRIMENTO',
  rotulo: 'Comprimento',
  valor: 5.2,
  unidade: 'cm',
  lado: 'ESQUERDO',
  ...campos,
})

export const IMAGEM = '019a0000-0000-7000-8000-000000000001'

export const conteudo = (campos: Partial<ConteudoDoLaudo> = {}): ConteudoDoLaudo => ({
  secoes: [secao()],
  conclusao: texto('Exame sem alterações dignas de nota.'),
  imagens: [{ arquivo: IMAGEM, legenda: 'Fígado em corte longitudinal' }],
  imagensPorPagina: 6,
  ...campos,
})

const semFaixaDePeso = { pesoMinimo: null, pesoMaximo: null, fonte: 'Levantamento da clínica, 2025' }

/** A model with a volume of its own, computed from three measures, and references of its own. */
export const modelo = (campos: Partial<EstruturaDoModelo> = {}): EstruturaDoModelo => ({
  secoes: [],
  conclusao: { type: 'doc', content: [] },
  frasesDeConclusao: [],
  imagensPorPagina: 6,
  medidasProprias: [
    { id: 'PROPRIA_DOBRO', rotulo: 'Dobro', sigla: 'D', unidade: 'cm³', casas: 1, formula: '2 * PROPRIA_VOLUME' },
    {
      id: 'PROPRIA_VOLUME',
      rotulo: 'Volume da próstata',
      sigla: 'VP',
      unidade: 'cm³',
      casas: 1,
      formula: '0,52 * PROSTATA_COMPRIMENTO * PROSTATA_LARGURA * PROSTATA_ALTURA',
    },
  ],
  referencias: [
    {
      ...semFaixaDePeso,
      medida: 'PROPRIA_VOLUME',
      especie: 'CANINA',
      unidade: 'cm³',
      minimo: 1,
      maximo: 4,
      pesoMaximo: 10,
    },
    {
      ...semFaixaDePeso,
      medida: 'PROPRIA_VOLUME',
      especie: 'CANINA',
      unidade: 'cm³',
      minimo: 2,
      maximo: 8,
      pesoMinimo: 10,
    },
    { ...semFaixaDePeso, medida: 'RIM_COMPRIMENTO', especie: 'FELINA', unidade: 'mm', minimo: 30, maximo: 52 },
  ],
  ...campos,
})

/** A laudo without a single finding: a spayed dog of 10 kg. */
export const semPendencia = (campos: Partial<DadosDaVerificacao> = {}): DadosDaVerificacao => ({
  conteudo: conteudo(),
  modalidade: 'ULTRASSONOGRAFIA',
  critico: false,
  paciente: { especie: 'Canina', sexo: 'FEMEA', castrado: true, pesoGramas: 10_000 },
  especialista: { crmv: 'CRMV-SP 12345' },
  imagens: [{ arquivo: IMAGEM }],
  variaveis: { 'animal.nome': 'Mel', 'parceiro.nome': null },
  modeloPara: { nome: 'Ultrassom abdominal: cadela', especie: 'Canina', sexo: 'FEMEA' },
  ...campos,
})
