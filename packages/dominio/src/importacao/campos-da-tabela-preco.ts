import { campoDaSituacao, type CampoImportado } from './campo.ts'
import { lerPrecos } from './ler-listas.ts'
import { lerDinheiro, lerTexto } from './valores.ts'

/** A table has its prices in one cell, as a list exports them, or one on each line, as people keep them. */
export const CAMPOS_DA_TABELA_PRECO: readonly CampoImportado[] = [
  {
    id: 'tabela-preco.nome',
    rotulo: 'Tabela',
    exemplo: 'Parceiros',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'tabela, tabela de preco, tabela de precos, nome da tabela, nome',
  },
  {
    id: 'tabela-preco.servico',
    rotulo: 'Serviço',
    exemplo: 'Ultrassom abdominal',
    ler: lerTexto,
    referencia: 'servico',
    sinonimos: 'servico, nome do servico, exame, procedimento',
  },
  {
    id: 'tabela-preco.precoCentavos',
    rotulo: 'Preço (R$)',
    exemplo: '150,00',
    ler: lerDinheiro,
    sinonimos: 'preco, valor, preco r, valor r, valor do exame',
  },
  {
    id: 'tabela-preco.itens',
    rotulo: 'Preços',
    exemplo: '',
    ler: lerPrecos,
    referencia: 'servico',
    sinonimos: 'precos, precos da tabela, servicos e precos',
  },
  campoDaSituacao('tabela-preco.ativo', 'Situação', 'situacao'),
]
