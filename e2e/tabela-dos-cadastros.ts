import { normalizarCnpj, normalizarCpf } from '@vetlume/dominio/formatos'

// What the keyboard does to each registry: a new one costs a row.

// Nothing is left as a run of before may have left it.
const MARCA = String(Date.now() % 1_000_000).padStart(6, '0')
const nome = (oQue: string) => `${oQue} d’Água ção ${MARCA}`

/** The only two check digits that complete `base`. */
function comDigitos(base: string, normalizar: (texto: string) => string | null): string {
  const digitos = Array.from({ length: 100 }, (_, par) => String(par).padStart(2, '0'))
  const certos = digitos.find((par) => normalizar(base + par) !== null)
  if (certos === undefined) throw new Error(`no check digits for ${base}`)
  return base + certos
}

type Campo = readonly [rotulo: string, valor?: string]

export interface Cadastro {
  rota: string
  menu: string
  titulo: string
  novo: string
  /** What the row, the page of the record and the file call it, when it is not what the first field holds. */
  nome?: string
  campos: readonly Campo[]
  muda: Campo
  /** The name, when it is what changes. */
  nomeDepois?: string
  /** Tab that leads to the list, where the screen opens in another view. */
  vista?: string
  /** Where there is nothing to type in a search, what finds it. */
  filtro?: readonly [rotulo: string, opcao: string]
  /** Button that leads to the form, where the record opens in a page to be read. */
  editar?: string
}

const inicioDaFaixa = Number(MARCA) % 479
const hora = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`
const FAIXA = [hora(inicioDaFaixa), hora(inicioDaFaixa + 1)] as const

export const DA_PLATAFORMA: readonly Cadastro[] = [
  {
    rota: '/cadastro/cliente',
    menu: 'Cliente',
    titulo: 'Clientes',
    novo: 'Novo cliente',
    campos: [
      ['Nome fantasia', nome('Imagem')],
      ['CPF ou CNPJ', comDigitos(`7${MARCA}A0001`, normalizarCnpj)],
      ['Razão social', `Imagem ${MARCA} Ltda.`],
      ['Situação', 'Plano grátis'],
    ],
    muda: ['Telefone', '(11) 3456-7890'],
  },
  {
    rota: '/cadastro/especie',
    menu: 'Espécie',
    titulo: 'Espécies',
    novo: 'Nova espécie',
    campos: [['Nome', nome('Capivara')]],
    muda: ['Nome', nome('Capivara-mirim')],
    nomeDepois: nome('Capivara-mirim'),
  },
  {
    rota: '/cadastro/plano-saude',
    menu: 'Plano Saúde',
    titulo: 'Planos de saúde',
    novo: 'Novo plano de saúde',
    nome: nome('Conforto'),
    campos: [['Operadora', 'Pet Vida'], ['Plano', nome('Conforto')], ['Exige autorização']],
    muda: ['Paga em', '45'],
  },
  {
    rota: '/cadastro/planos-vetlume',
    menu: 'Planos Vetlume',
    titulo: 'Planos Vetlume',
    novo: 'Novo plano',
    campos: [
      ['Nome', nome('Clínica')],
      ['Preço por mês', '129,90'],
      ['Preço por ano', '1.299,00'],
    ],
    muda: ['Dias de teste', '21'],
  },
  {
    rota: '/cadastro/raca',
    menu: 'Raça',
    titulo: 'Raças',
    novo: 'Nova raça',
    campos: [
      ['Nome', nome('🐶 Cão')],
      ['Espécie', 'Canina'],
    ],
    muda: ['Também chamada', 'Water dog'],
  },
  {
    rota: '/cadastro/usuario',
    menu: 'Usuário',
    titulo: 'Usuários',
    novo: 'Novo usuário',
    campos: [['Nome', nome('Ruth')], ['E-mail', `ruth.${MARCA}@exemplo.vet`], ['+ Administrador']],
    muda: ['Telefone', '(11) 98765-4321'],
  },
  {
    rota: '/configuracao/cidade',
    menu: 'Cidade',
    titulo: 'Cidades',
    novo: 'Nova cidade',
    campos: [
      ['Nome', nome('Olho')],
      ['Estado', 'São Paulo'],
      ['Código do IBGE', `359${MARCA.slice(-4)}`],
    ],
    muda: ['Taxa de deslocamento', '35,50'],
  },
  {
    rota: '/configuracao/horario-atendimento',
    menu: 'Horário Atendimento',
    titulo: 'Horários de atendimento',
    novo: 'Nova faixa de horário',
    nome: FAIXA.join(' às '),
    campos: [
      ['Dia da semana', 'Domingo'],
      ['Tipo', 'Plantão'],
      ['Começo', FAIXA[0]],
      ['Fim', FAIXA[1]],
      ['Acréscimo', '40'],
    ],
    muda: ['Acréscimo', '55'],
    vista: 'Lista',
    filtro: ['Dia', 'Domingo'],
  },
  {
    rota: '/financeiro/grupo-despesa',
    menu: 'Grupo Despesa',
    titulo: 'Grupos de despesa',
    novo: 'Novo grupo de despesa',
    campos: [
      ['Nome', nome('Frota')],
      ['Linha da DRE', 'Despesas operacionais'],
    ],
    muda: ['Ordem', '40'],
    vista: 'Lista',
  },
  {
    rota: '/financeiro/tipo-despesa',
    menu: 'Tipo Despesa',
    titulo: 'Tipos de despesa',
    novo: 'Novo tipo de despesa',
    campos: [
      ['Nome', nome('Pneus')],
      ['Grupo', 'Impostos'],
    ],
    muda: ['Comportamento', 'Fixa'],
  },
  {
    rota: '/financeiro/cupom',
    menu: 'Cupons de Desconto',
    titulo: 'Cupons de desconto',
    novo: 'Novo cupom',
    campos: [
      ['Código', `PROVA${MARCA}`],
      ['Percentual', '12,5'],
    ],
    muda: ['Limite de usos', '30'],
  },
]

export const DA_EMPRESA: readonly Cadastro[] = [
  {
    rota: '/cadastro/animal',
    menu: 'Paciente',
    titulo: 'Pacientes',
    novo: 'Novo paciente',
    campos: [
      ['Nome', nome('Zulu')],
      ['Tutor', 'Ana Beatriz'],
      ['Espécie', 'Canina'],
      ['Sexo', 'Fêmea'],
    ],
    muda: ['Pelagem', 'Tigrada'],
    editar: 'Editar',
  },
  {
    rota: '/cadastro/parceiro',
    menu: 'Clínica Parceira',
    titulo: 'Clínicas parceiras',
    novo: 'Nova clínica parceira',
    campos: [
      ['Nome fantasia', nome('Clínica')],
      ['Razão social', `Clínica ${MARCA} Ltda.`],
      ['CNPJ ou CPF', comDigitos(`8${MARCA}B0001`, normalizarCnpj)],
      ['E-mail', `clinica.${MARCA}@exemplo.vet`],
    ],
    muda: ['Observações', 'Entrada pela rua de trás'],
  },
  {
    rota: '/cadastro/especialidade',
    menu: 'Especialidade',
    titulo: 'Especialidades',
    novo: 'Nova especialidade',
    campos: [['Nome', nome('Acupuntura')]],
    muda: ['Descrição', 'Com agulhas e laser'],
  },
  {
    rota: '/cadastro/especialista',
    menu: 'Especialista',
    titulo: 'Especialistas',
    novo: 'Novo especialista',
    campos: [
      ['Nome', nome('Íris')],
      ['Número do CRMV', MARCA],
    ],
    muda: ['Velocidade na cidade', '45'],
  },
  {
    rota: '/cadastro/servico',
    menu: 'Serviço',
    titulo: 'Serviços',
    novo: 'Novo serviço',
    campos: [
      ['Nome', nome('Holter')],
      ['Modalidade', 'Eletrocardiografia'],
      ['Preço', '380,00'],
    ],
    muda: ['Duração', '50'],
  },
  {
    rota: '/cadastro/tutor',
    menu: 'Tutor',
    titulo: 'Tutores',
    novo: 'Novo tutor',
    campos: [
      ['Nome completo', nome('Joana')],
      ['CPF', comDigitos(`523${MARCA}`, normalizarCpf)],
    ],
    muda: ['E-mail', `joana.${MARCA}@exemplo.vet`],
  },
  {
    rota: '/configuracao/modelo-documento',
    menu: 'Modelo Documento',
    titulo: 'Modelos de documento',
    novo: 'Novo modelo',
    campos: [['Nome', nome('Coração')]],
    muda: ['Modalidade', 'Ecocardiografia'],
  },
]
