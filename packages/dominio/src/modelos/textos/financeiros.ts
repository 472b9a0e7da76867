import type { EstruturaDeTexto } from '../../modelo-documento/index.ts'
import { campo, paragrafo, texto } from './construir.ts'

export const RECIBO: EstruturaDeTexto = {
  titulo: 'Recibo',
  texto: texto(
    paragrafo(
      'Recebemos de {{campo.pagador}} a importância de {{total}} ({{total.extenso}}), referente aos serviços abaixo, prestados ao animal {{animal.nome}}:',
    ),
    paragrafo('{{itens}}'),
    paragrafo('Forma de pagamento: {{campo.forma}}.'),
    paragrafo('Damos plena quitação do valor recebido.'),
  ),
  lista: 'SERVICOS',
  campos: [
    campo('pagador', 'Quem pagou', { padrao: '{{tutor.nome}}' }),
    campo('forma', 'Forma de pagamento', { padrao: 'Pix' }),
  ],
  assinaturas: ['EMPRESA'],
  cabecalho: [],
  rodape: ['Este recibo não substitui a nota fiscal de serviços.'],
}

export const ORCAMENTO: EstruturaDeTexto = {
  titulo: 'Orçamento',
  texto: texto(
    paragrafo('Orçamento para o animal {{animal.nome}}, aos cuidados de {{tutor.nome}}:'),
    paragrafo('{{itens}}'),
    paragrafo('Total: {{total}} ({{total.extenso}}).'),
    paragrafo('Validade da proposta: {{campo.validade}}.'),
    paragrafo('Condições de pagamento: {{campo.condicoes}}.'),
    paragrafo(
      'Procedimentos, materiais ou exames além dos listados serão orçados à parte e só realizados com autorização.',
    ),
  ),
  lista: 'SERVICOS',
  campos: [
    campo('validade', 'Validade da proposta', { padrao: 'quinze dias' }),
    campo('condicoes', 'Condições de pagamento', { padrao: 'à vista, por Pix, ou em cartão' }),
  ],
  assinaturas: ['EMPRESA', 'RESPONSAVEL'],
  cabecalho: [],
  rodape: [],
}
