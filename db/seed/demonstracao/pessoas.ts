/** Sixty people who answer for animals, as they would write their own names. */
export const TUTORES: readonly string[] = `Ana Beatriz Moreira
Joana D'Ávila Fontes
Carlos Eduardo Nóbrega
Luís Sant'Anna Ribeiro
Mariana Albuquerque Sales
José Antônio Figueirêdo
Fernanda Okamoto
Rogério Araújo Brandão
Patrícia Gonçalves Leão
Thiago Müller Bastos
Renata Cristina Paixão
Flávio Henrique Assunção
Débora Queiroz Falcão
Ângela Maria Conceição
Gustavo Yamashita
Simone D'Angelo Prado
Vinícius Teixeira Magalhães
Cláudia Regina Vilhena
Márcio Luís Estêvão
Bruna Carolina Sá
Otávio Guimarães Neto
Helena Cristófaro
Rafael Dall'Agnol
Tatiane Aparecida Simões
Sérgio Murilo Quintão
Larissa Fernandes Uchôa
Antônio Carlos Belém
Vanessa Kowalski
Leandro Batista do Ó
Cecília Meirelles Tavares
Eduardo Zanetti
Juliana Toledo Piza
Márcia Sant'Ana Coelho
Ricardo Nakamura
Isabela Corrêa Lins
Fábio Augusto Penteado
Elisângela Rocha Dias
Murilo Castanheira
Sueli Aparecida Grecco
Daniel Abraão Cohen
Natália Bittencourt
Reginaldo Ferreira Luz
Camila Duarte Peçanha
Hugo Leonardo Xavier
Yasmin Haddad
Mauro Sérgio Pellegrini
Adriana Lúcia Câmara
Wellington Souza Cruz
Beatriz Helena Muniz
Raimundo Nonato Freire
Kátia Regina Moura
Alexandre D'Oliveira
Priscila Andrade Noronha
Jorge Luiz Evangelista
Mônica Vasconcellos
Caio Graco Barreto
Lívia Maria Esteves
Nelson Hideki Tanaka
Gabriela Portela Nunes
Ignacio Muñoz Herrera`.split('\n')

/** The last of `TUTORES` came from abroad and has no CPF. */
export const TUTOR_ESTRANGEIRO = 'Ignacio Muñoz Herrera'

export interface Endereco {
  cep: string
  logradouro: string
  bairro: string
  /** IBGE code. */
  cidade: number
}

const SAO_PAULO = 3550308
const GUARULHOS = 3518800
const OSASCO = 3534401
const SANTO_ANDRE = 3547809
const SAO_BERNARDO = 3548708
const SAO_CAETANO = 3548807

export const CIDADES = { SAO_PAULO, GUARULHOS, OSASCO, SANTO_ANDRE, SAO_BERNARDO, SAO_CAETANO } as const

export const ENDERECOS: readonly Endereco[] = [
  { cep: '05422010', logradouro: 'Rua dos Pinheiros', bairro: 'Pinheiros', cidade: SAO_PAULO },
  { cep: '04101000', logradouro: 'Rua Vergueiro', bairro: 'Vila Mariana', cidade: SAO_PAULO },
  { cep: '03310000', logradouro: 'Rua Tuiuti', bairro: 'Tatuapé', cidade: SAO_PAULO },
  { cep: '02013000', logradouro: 'Rua Voluntários da Pátria', bairro: 'Santana', cidade: SAO_PAULO },
  { cep: '04534011', logradouro: 'Rua Tabapuã', bairro: 'Itaim Bibi', cidade: SAO_PAULO },
  { cep: '05017000', logradouro: "Rua Dr. Franco D'Almeida", bairro: 'Perdizes', cidade: SAO_PAULO },
  { cep: '03105000', logradouro: 'Rua da Mooca', bairro: 'Mooca', cidade: SAO_PAULO },
  { cep: '07010010', logradouro: 'Avenida Tiradentes', bairro: 'Centro', cidade: GUARULHOS },
  { cep: '06018010', logradouro: 'Rua Antônio Agu', bairro: 'Centro', cidade: OSASCO },
  { cep: '09020000', logradouro: 'Rua das Figueiras', bairro: 'Jardim', cidade: SANTO_ANDRE },
  { cep: '09710000', logradouro: 'Rua Marechal Deodoro', bairro: 'Centro', cidade: SAO_BERNARDO },
  { cep: '09510120', logradouro: 'Rua Manoel Coelho', bairro: 'Santo Antônio', cidade: SAO_CAETANO },
]

/** Veterinarians of the partner clinics who ask for exams. */
export const SOLICITANTES = [
  { nome: 'Dr. Paulo Siqueira', crmv: 'CRMV-SP 23456' },
  { nome: 'Dra. Luciana Prates', crmv: 'CRMV-SP 31902' },
  { nome: 'Dra. Sofia Antunes', crmv: 'CRMV-SP 40117' },
  { nome: "Dr. Bruno D'Elia", crmv: 'CRMV-SP 28844' },
  { nome: 'Dra. Eliane Furtado', crmv: 'CRMV-SP 19035' },
  { nome: 'Dr. Hélio Kenji Sato', crmv: 'CRMV-SP 36621' },
] as const
