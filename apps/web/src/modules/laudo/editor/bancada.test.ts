import { chaveDaMedida, type LaudoCompleto, type MedidaPreenchida, type SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mudarMedida, novaSecao } from '../edicao/operacoes.ts'
import { criarBancada, type Bancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'

const medida = (id: string, unidade: MedidaPreenchida['unidade']): MedidaPreenchida => ({
  id,
  rotulo: id,
  valor: null,
  unidade,
  lado: null,
})
const VELOCIDADE = medida('VELOCIDADE_MAXIMA', 'm/s')
const GRADIENTE = medida('GRADIENTE_PRESSAO', 'mmHg')
const valva = (id: string): SecaoDoLaudo => ({ ...novaSecao(id, id), medidas: [VELOCIDADE, GRADIENTE] })

const ECO: LaudoCompleto = {
  codigo: '019a0000-0000-7000-8000-000000000001',
  numero: 1,
  edicao: 1,
  titulo: 'Ecocardiograma',
  modalidade: 'ECOCARDIOGRAFIA',
  estado: 'RASCUNHO',
  critico: false,
  versao: 1,
  atendimento: { codigo: '019a0000-0000-7000-8000-000000000002', numero: 1, suspeita: null, historico: null },
  paciente: {
    codigo: '019a0000-0000-7000-8000-000000000003',
    nome: 'Mel',
    especie: 'Canina',
    raca: null,
    sexo: 'FEMEA',
    castrado: true,
    idade: null,
    idadeMeses: null,
    jejum: null,
    pesoGramas: 10_000,
    tutor: 'Ana',
  },
  parceiro: null,
  especialista: { codigo: '019a0000-0000-7000-8000-000000000004', nome: 'Dra. Bia', crmv: 'CRMV-SP 12345' },
  modelo: null,
  modeloPara: null,
  conteudo: {
    secoes: [valva('tricuspide'), valva('aortica'), valva('pulmonar')],
    conclusao: { type: 'doc', content: [] },
    imagens: [],
    imagensPorPagina: 4,
  },
  documento: null,
  avisosRespondidos: null,
  imagens: [],
  medidasAnteriores: [],
  lesoesAnteriores: [],
  escoresAnteriores: [],
  relatorios: [],
  circunstancias: null,
  variaveis: {},
  revisao: { exigida: false, revisor: null, passos: [] },
  retifica: null,
  retificadoPor: null,
  codigoVerificacao: null,
  criadoEm: '2026-11-20T12:00:00Z',
  alteradoEm: '2026-11-20T12:00:00Z',
  prazoEm: null,
  prazoCorre: true,
  assinadoEm: null,
  entregueEm: null,
  visualizadoEm: null,
  criticoMarcadoEm: null,
  criticoConfirmadoEm: null,
  criticoConfirmadoPor: null,
  criticoEscaladoEm: null,
  permissoes: {
    escrever: true,
    enviar: true,
    devolver: false,
    retomar: false,
    assinar: true,
    entregar: false,
    compartilhar: false,
    retificar: false,
    cancelar: true,
    confirmar: false,
  },
}

const abertas: Bancada[] = []
function abrir(): Bancada {
  const bancada = criarBancada(ECO, null)
  abertas.push(bancada)
  return bancada
}
afterEach(() => {
  for (const bancada of abertas.splice(0)) bancada.salvamento.encerrar()
  vi.useRealTimers()
})

const digitar = ({ mudar }: Bancada, secao: string, uma: MedidaPreenchida, valor: number | null) =>
  mudar(mudarMedida(secao, chaveDaMedida(secao, uma), { valor }))
const gradientes = ({ loja }: Bancada) => loja.ler().conteudo.secoes.map(({ medidas }) => medidas[1]?.valor)

describe('o editor', () => {
  it('de três velocidades faz três gradientes, em qualquer ordem em que se digitem', () => {
    vi.useFakeTimers()
    const bancada = abrir()
    digitar(bancada, 'pulmonar', VELOCIDADE, 0.9)
    digitar(bancada, 'tricuspide', VELOCIDADE, 3.2)
    expect(gradientes(bancada)).toEqual([41, null, 3.2])
    digitar(bancada, 'aortica', VELOCIDADE, 1.5)
    expect(gradientes(bancada)).toEqual([41, 9, 3.2])
    digitar(bancada, 'tricuspide', VELOCIDADE, null)
    expect(gradientes(bancada)).toEqual([null, 9, 3.2])
  })

  it('o gradiente digitado numa valva não prende o das outras', () => {
    vi.useFakeTimers()
    const bancada = abrir()
    bancada.manuais.mudar(() => new Set([chaveDaMedida('tricuspide', GRADIENTE)]))
    digitar(bancada, 'tricuspide', GRADIENTE, 40)
    digitar(bancada, 'aortica', VELOCIDADE, 1.5)
    expect(gradientes(bancada)).toEqual([40, 9, null])
  })

  it('a variável mostra o valor da seção em que está escrita', () => {
    vi.useFakeTimers()
    const bancada = abrir()
    digitar(bancada, 'tricuspide', VELOCIDADE, 3.2)
    digitar(bancada, 'aortica', VELOCIDADE, 1.5)
    const { valorDe, rotuloDe, variaveis } = bancada.mesaDeTexto
    const nomes = (campo: string) =>
      variaveis(campo).flatMap(({ nome, valor }) => (/GRAD/.test(nome) ? [[nome, valor]] : []))
    expect(valorDe('medida.GRADIENTE_PRESSAO', idDoTexto('aortica'))).toBe('9,0 mmHg')
    expect(valorDe('medida.GRADIENTE_PRESSAO', idDoTexto('conclusao'))).toBeNull()
    expect(rotuloDe('medida.GRADIENTE_PRESSAO', idDoTexto('aortica'))).toMatch(/gradiente/i)
    expect(rotuloDe('animal.nome', idDoTexto('conclusao'))).not.toContain('animal.')
    expect(nomes(idDoTexto('conclusao'))).toEqual([
      ['medida.tricuspide.GRADIENTE_PRESSAO', '41,0 mmHg'],
      ['medida.aortica.GRADIENTE_PRESSAO', '9,0 mmHg'],
      ['medida.pulmonar.GRADIENTE_PRESSAO', null],
    ])
    expect(nomes(idDoTexto('aortica'))[1]).toEqual(['medida.GRADIENTE_PRESSAO', '9,0 mmHg'])
  })
})
