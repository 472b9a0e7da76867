import type { DadosDoParceiro } from '@vetlume/dominio/parceiro'
import type { Ambiente } from '../ambiente.ts'
import { criarServico } from '../atendimentos.ts'
import { cpfUnico, unico, type Empresa } from '../fabricas.ts'

/** Fields of the form, right or wrong. */
export type DadosDeTeste = { [K in keyof DadosDoParceiro]?: unknown }

/** The least that a clinic has. */
export const dadosDeParceiro = (extra: DadosDeTeste = {}) =>
  ({
    nome: unico('Clínica'),
    razaoSocial: unico('Clínica Ltda'),
    documento: cpfUnico(),
    ...extra,
  }) as { nome: string; razaoSocial: string; documento: string }

export const CONTATO = { nome: "Íris D'Ávila 🐾", papel: 'Recepção', email: 'iris@clinica.vet', recebeLaudos: true }

/** Every field of a clinic, as a person types them. */
export async function parceiroCompleto(amb: Ambiente, empresa: Empresa) {
  const servico = await criarServico(amb, empresa)
  const { corpo: tabela } = await empresa.como.CLIENTE('POST /tabela-preco', { nome: unico('Tabela') })
  return {
    nome: "Clínica Veterinária Pata d'Água & Cia 🐶",
    razaoSocial: 'Pata d’Água Serviços Veterinários Ltda',
    documento: '12.ABC.345/01DE-35',
    crmvPj: 'CRMV-SP 41256 PJ',
    telefone: '(11) 3045-2210',
    email: 'CONTATO@clinica.vet',
    contatos: [CONTATO, { nome: 'Caixa', telefone: '11912345678', recebeCobrancas: true }],
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: '3550308',
    latitude: -23.5614,
    longitude: -46.6559,
    fuso: 'America/Manaus',
    tabelaPreco: tabela.codigo,
    precos: [{ servico, centavos: 8_500 }],
    modoCobranca: 'FATURADO',
    diaFechamento: 25,
    diaVencimento: 5,
    limiteCreditoCentavos: 800_000,
    comissaoBp: 1_000,
    entregaEmail: true,
    entregaAutomatica: true,
    observacoes: 'Portão azul.',
  }
}
