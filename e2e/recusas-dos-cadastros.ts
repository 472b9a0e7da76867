// What each field refuses, and what it says. Blank is what a new record starts with.

export interface Recusa {
  rota: string
  novo: string
  erros: readonly (readonly [rotulo: string, digitado: string, mensagem: string])[]
}

const OBRIGATORIO = 'Informe este campo.'

export const RECUSAS_DA_PLATAFORMA: readonly Recusa[] = [
  {
    rota: '/configuracao/cidade',
    novo: 'Nova cidade',
    erros: [
      ['Nome', '', OBRIGATORIO],
      ['Estado', '', 'Escolha o estado (UF).'],
      ['Código do IBGE', '35', 'Informe o código do IBGE: são 7 números.'],
    ],
  },
]

export const RECUSAS_DA_EMPRESA: readonly Recusa[] = [
  {
    rota: '/cadastro/tutor',
    novo: 'Novo tutor',
    erros: [
      ['Nome completo', '', OBRIGATORIO],
      ['CPF', '11144477734', 'CPF inválido. Confira os números.'],
      ['Telefone', '1234', 'Telefone inválido. Escreva com DDD, como (11) 91234-5678.'],
      ['E-mail', 'joana@', 'E-mail inválido. Confira o endereço.'],
      ['CEP', '0131', 'CEP inválido. São 8 números.'],
    ],
  },
  {
    rota: '/cadastro/parceiro',
    novo: 'Nova clínica parceira',
    erros: [
      ['Nome fantasia', '', OBRIGATORIO],
      ['Razão social', '', OBRIGATORIO],
      ['CNPJ ou CPF', '12ABC34501DE36', 'CPF ou CNPJ inválido. Confira os caracteres.'],
      ['CRMV da empresa', '12345', 'Registro inválido. Escreva o estado e o número, como CRMV-SP 12345 PJ.'],
      ['Latitude', '-95', 'A latitude vai de −90 a 90.'],
      ['Longitude', '190', 'A longitude vai de −180 a 180.'],
    ],
  },
]
