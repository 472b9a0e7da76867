import type { Administracao } from '../apps/api/src/modules/usuario/index.ts'
import { PRODUTO } from '@vetlume/dominio/produto'

const SENHA = 'demonstracao'

const ACESSOS = [
  ['admin@demo.vet', 'administração da plataforma'],
  ['cliente@demo.vet', 'gestão da empresa'],
  ['recepcao@demo.vet', 'recepção: agenda, atendimentos e cadastros'],
  ['financeiro@demo.vet', 'financeiro: contas, fechamentos e notas'],
  ['base@demo.vet', 'plano grátis, com o simulador'],
  ['especialista@demo.vet', 'especialista que lauda'],
  ['parceiro@demo.vet', 'clínica parceira'],
  ['multi@demo.vet', 'gestão de duas empresas'],
] as const

/** Tells the person at the terminal where the product answers and, on the demonstration, who can enter. */
export function mostrarAcesso(endereco: string, demonstracao: boolean): void {
  const linhas = ['', `${PRODUTO.nome} pronto em ${endereco}`, '']
  if (demonstracao) {
    linhas.push(`Acessos da demonstração (senha de todos: ${SENHA})`)
    linhas.push(...ACESSOS.map(([email, papel]) => `  ${email.padEnd(24)}${papel}`), '')
  }
  linhas.push('Para encerrar: Ctrl+C', '')
  console.log(linhas.join('\n'))
}

const NO_TERMINAL = 'rode "npm run admin:convite -- voce@empresa.com.br": o link do convite aparece só nesse terminal'

// No address and no link: the log of a server is read by more people than the invitation is for.
const AVISOS: Record<Administracao, string | null> = {
  ADMINISTRADA: null,
  CONVITE_ENVIADO:
    'O convite para administrar a plataforma foi enviado ao e-mail de VETLUME_ADMIN_EMAIL. Vale por 7 dias.',
  CONVITE_PENDENTE: `O convite para administrar a plataforma espera resposta. Se não chegou, ${NO_TERMINAL}.`,
  EMAIL_DE_OUTRA_CONTA: 'O e-mail de VETLUME_ADMIN_EMAIL já é de outra conta: indique outro e reinicie.',
  SEM_CORREIO: `Ninguém administra esta plataforma ainda, e sem SMTP_URL o convite não sai: ${NO_TERMINAL}.`,
  SEM_EMAIL: `Ninguém administra esta plataforma ainda. Defina VETLUME_ADMIN_EMAIL e reinicie, ou ${NO_TERMINAL}.`,
}

/** Tells whoever starts a new installation how its first ADMIN comes in. */
export function mostrarAdministracao(administracao: Administracao): void {
  const aviso = AVISOS[administracao]
  if (aviso !== null) console.log(`${aviso}\n`)
}
