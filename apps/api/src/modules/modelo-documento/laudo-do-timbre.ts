import type { DocumentoDoLaudo, TextoRico } from '@vetlume/dominio/laudo'

const texto = (escrito: string): TextoRico => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: escrito }] }],
})

const secao = (titulo: string, escrito: string): DocumentoDoLaudo['secoes'][number] => ({
  id: titulo,
  titulo,
  orgao: null,
  situacao: 'NORMAL',
  motivo: null,
  texto: texto(escrito),
  medidas: [],
})

/** One page about nobody: what a letterhead heads, so that it is judged where it will be read. */
export function laudoDoTimbre(
  estabelecimento: DocumentoDoLaudo['estabelecimento'],
  em: string,
  origem: string,
): DocumentoDoLaudo {
  return {
    titulo: 'Ultrassonografia abdominal',
    numero: 'de exemplo',
    versaoDoDocumento: 1,
    retifica: null,
    emitidoEm: em,
    realizadoEm: em,
    estabelecimento,
    animal: {
      nome: 'Paciente de exemplo',
      especie: 'Canina',
      raca: 'Sem raça definida',
      sexo: 'Fêmea castrada',
      idade: '7 anos',
      peso: '12,4 kg',
      pelagem: 'Caramelo',
      sinais: null,
      microchip: null,
    },
    responsavel: { nome: 'Responsável de exemplo', documento: null, endereco: null },
    solicitante: { clinica: 'Clínica parceira de exemplo', veterinario: null, crmv: null, suspeita: null },
    veterinario: {
      nome: 'Ninguém: isto é uma prévia',
      crmv: '',
      endereco: null,
      telefone: null,
      email: null,
    },
    secoes: [
      secao('Fígado', 'Dimensões preservadas, contornos regulares e ecotextura homogênea.'),
      secao('Baço', 'Dimensões preservadas, contornos regulares e ecotextura homogênea.'),
      secao('Rins', 'Simétricos, com relação corticomedular preservada.'),
    ],
    conclusao: texto('Texto de exemplo, para ver a marca da empresa numa página.'),
    imagens: [],
    imagensPorPagina: 6,
    fontes: [],
    verificacao: { codigo: 'PRÉVIA', url: `${origem}/verificar` },
  }
}
