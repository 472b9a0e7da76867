import { dadosDaEmpresa, telefone } from './empresa.ts'
import type { Regravacoes } from './tipos.ts'

/** Every record that is only written over. A route that does so without a row here does not compile. */
export const REGRAVACOES: Regravacoes = {
  'assinatura/dados-fiscais': {
    quem: 'CLIENTE',
    preencher: (_, vez) => {
      const { razaoSocial, documento, cep, cidade, logradouro, numero, complemento, bairro } = dadosDaEmpresa(vez)
      return { razaoSocial, documento, cep, cidade, logradouro, numero, complemento, bairro }
    },
  },
  'cliente/proprio': {
    quem: 'CLIENTE',
    preencher: (_, vez) => dadosDaEmpresa(vez),
  },
  conta: {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({ nome: `Pessoa ${vez}`, telefone: telefone(90 + vez) }),
  },
  'lembrete/configuracao': {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({ ativo: vez === 0, hora: ['08:30', '17:15'][vez] ?? '' }),
  },
  'nota-fiscal/configuracao': {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({
      leiaute: vez === 0 ? '1.00' : '1.01',
      serie: `${10 + vez}`,
      proximoNumero: 20 + vez,
      municipio: ['3550308', '3304557'][vez] ?? '',
      inscricaoMunicipal: `1234${vez}`,
      regime: 'ME_EPP',
      apuracao: vez === 0 ? 'TUDO_NO_SIMPLES' : 'ISS_FORA',
      regimeEspecial: vez === 0 ? 'NENHUM' : 'AUTONOMO',
      aliquotaBp: 300 + vez,
      issRetido: vez === 1,
      codigoTributacao: vez === 0 ? '050101' : '050202',
      nbs: `11405120${vez}`,
      indicadorDaOperacao: `05010${1 + vez}`,
      cst: `20${vez}`,
      classificacao: `20005${2 + vez}`,
      tributosDoSimplesBp: 850 + vez,
    }),
  },
  'regua-cobranca': {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({
      ativa: vez === 0,
      hora: ['08:30', '17:15'][vez] ?? '',
      passos: [{ dias: vez === 0 ? -5 : 15, assunto: `Aviso ${vez}: {conta}`, mensagem: `Valor {valor} ${vez}` }],
    }),
  },
  'especialista/:codigo/horarios': {
    quem: 'CLIENTE',
    de: ({ especialistas }) => especialistas[0],
    preencher: (_, vez) => ({
      janelas: [
        { diaSemana: 1 + vez, inicio: '08:00', fim: `1${7 + vez}:00`, almocoInicio: '12:00', almocoFim: `13:0${vez}` },
      ],
      bloqueios: [
        {
          diaSemana: 1 + vez,
          inicio: '09:00',
          fim: `10:0${vez}`,
          motivo: `Aula ${vez}`,
          de: `2027-01-0${1 + vez}`,
          ate: `2027-06-0${1 + vez}`,
        },
      ],
    }),
  },
}
