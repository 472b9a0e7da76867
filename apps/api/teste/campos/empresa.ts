import { crmvUnico, cpfUnico, unico } from '../fabricas.ts'
import type { Formularios, Vez } from './tipos.ts'

const SAO_PAULO = '3550308'
const CAMPINAS = '3509502'
export const cidade = (vez: Vez) => [SAO_PAULO, CAMPINAS][vez] ?? SAO_PAULO

export const endereco = (vez: Vez) => ({
  cep: ['01310100', '13010111'][vez] ?? '',
  logradouro: `Rua ${vez}`,
  numero: `${10 + vez}`,
  complemento: `Sala ${vez}`,
  bairro: `Bairro ${vez}`,
  cidade: cidade(vez),
})

export const telefone = (final: number) => `+55119888800${String(final).padStart(2, '0')}`

/** What a company says of itself, and the operator of it. */
export const dadosDaEmpresa = (vez: Vez) => ({
  razaoSocial: unico('Empresa Completa Ltda'),
  nome: unico('Empresa completa'),
  documento: cpfUnico(),
  crmvPj: `CRMV-SP ${12_000 + vez} PJ`,
  responsavelTecnico: `Dra. Responsável ${vez}`,
  responsavelCrmv: `CRMV-SP ${13_000 + vez}`,
  ...endereco(vez),
  fuso: vez === 0 ? ('America/Manaus' as const) : ('America/Cuiaba' as const),
  telefone: telefone(30 + vez),
  email: `empresa${vez}@campos.vet`,
  cor: vez === 0 ? '#112233' : '#332211',
  timbre: `Linha do timbre ${vez}`,
  chavePix: `empresa-pix${vez}@campos.vet`,
  taxaDebitoBp: 150 + vez,
  taxaCreditoBp: 250 + vez,
  taxaAte6Bp: 350 + vez,
  taxaAte12Bp: 450 + vez,
  diasDoDebito: 2 + vez,
  diasDoCredito: 28 + vez,
  impostoBp: 600 + vez,
  minutosDoCritico: 90 + vez,
  cartaAoTutor: vez === 0,
  diasDoEstudo: 90 + vez,
})

export const FORMULARIOS_DA_EMPRESA = {
  especialista: {
    quem: 'CLIENTE',
    preencher: ({ especialidades: [uma, outra] }, vez) => ({
      nome: unico('Dra. Completa'),
      cpf: cpfUnico(),
      crmvUf: vez === 0 ? 'AC' : 'RR',
      crmvNumero: crmvUnico(),
      crmvTipo: vez === 0 ? 'PRIMARIA' : 'SECUNDARIA',
      especialidade: vez === 0 ? uma : outra,
      outrasEspecialidades: [vez === 0 ? outra : uma],
      cidades: [cidade(vez)],
      telefone: telefone(vez),
      email: `especialista${vez}@campos.vet`,
      endereco: `Rua ${vez}, 10, São Paulo, SP`,
      chavePix: `pix${vez}@campos.vet`,
      fuso: vez === 0 ? 'America/Manaus' : 'America/Cuiaba',
      velocidadeKmh: 40 + vez,
      kmCentavos: 150 + vez,
      franquiaKm: 10 + vez,
      partidaEndereco: `Partida ${vez}`,
      partidaCidade: cidade(vez),
      partidaLatitude: -23.5 - vez,
      partidaLongitude: -46.6 - vez,
      partidaVolta: vez === 0,
      cor: vez === 0 ? '#112233' : '#332211',
      observacoes: `Observações ${vez}`,
    }),
  },
  servico: {
    quem: 'CLIENTE',
    preencher: ({ especialidades, modelos, equipamentos, servicos, planosDeSaude }, vez) => ({
      nome: unico('Serviço completo'),
      modalidade: vez === 0 ? 'ULTRASSONOGRAFIA' : 'RADIOGRAFIA',
      especialidade: especialidades[vez],
      duracaoMinutos: 45 + vez,
      precoCentavos: 21_000 + vez,
      custoCentavos: 3_000 + vez,
      prazoRotinaHoras: 72 + vez,
      prazoUrgenteHoras: 12 + vez,
      exigeLaudo: true,
      exigeRevisao: vez === 0,
      modelo: modelos[vez],
      preparo: `Jejum de ${8 + vez} horas`,
      equipamentos: [equipamentos[vez]],
      pacote: true,
      composicao: [servicos[vez], servicos[vez + 2] ?? ''],
      precosDosPlanos: [{ planoSaude: planosDeSaude[vez], centavos: 18_000 + vez }],
    }),
    // A bundle takes its duration, deadlines and equipment from what it is made of.
    noutraSuite: { pacote: 'servico/cadastro.test.ts', composicao: 'servico/cadastro.test.ts' },
  },
  'tabela-preco': {
    quem: 'CLIENTE',
    preencher: ({ servicos }, vez) => ({
      nome: unico('Tabela'),
      itens: [{ servico: servicos[vez], centavos: 9_000 + vez }],
    }),
  },
  parceiro: {
    quem: 'CLIENTE',
    preencher: ({ tabelas, servicos }, vez) => ({
      nome: unico('Clínica completa'),
      razaoSocial: unico('Clínica Completa Ltda'),
      documento: cpfUnico(),
      crmvPj: `CRMV-SP ${54_321 + vez} PJ`,
      telefone: telefone(10 + vez),
      email: `clinica${vez}@campos.vet`,
      contatos: [
        {
          nome: `Contato ${vez}`,
          papel: 'Recepção',
          telefone: telefone(20 + vez),
          email: `contato${vez}@campos.vet`,
          recebeLaudos: vez === 0,
          recebeCobrancas: vez === 1,
        },
      ],
      ...endereco(vez),
      latitude: -23.5 - vez,
      longitude: -46.6 - vez,
      fuso: vez === 0 ? 'America/Manaus' : 'America/Cuiaba',
      tabelaPreco: tabelas[vez],
      precos: [{ servico: servicos[vez], centavos: 8_000 + vez }],
      modoCobranca: vez === 0 ? 'A_VISTA' : 'FATURADO',
      diaFechamento: 20 + vez,
      diaVencimento: 5 + vez,
      limiteCreditoCentavos: 500_000 + vez,
      comissaoBp: 1_000 + vez,
      multaBp: 300 + vez,
      jurosMesBp: 50 + vez,
      venceEmDiaDeBanco: vez === 0,
      entregaEmail: vez === 0,
      entregaWhatsapp: vez === 0,
      entregaAutomatica: vez === 0,
      avisosAgenda: vez === 1,
      observacoes: `Observações ${vez}`,
    }),
  },
  'modelo-documento': {
    quem: 'CLIENTE',
    preencher: ({ especie, servicos }, vez) => ({
      nome: unico('Modelo'),
      tipo: 'LAUDO',
      modalidade: vez === 0 ? 'ULTRASSONOGRAFIA' : 'RADIOGRAFIA',
      especie,
      sexo: vez === 0 ? 'FEMEA' : 'MACHO',
      servico: servicos[vez],
    }),
  },
} satisfies Partial<Formularios>
