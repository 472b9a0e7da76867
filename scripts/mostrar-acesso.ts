import { PRODUTO } from '@vetlume/dominio/produto'

const SENHA = 'demonstracao'

const ACESSOS = [
  ['admin@demo.vet', 'administração da plataforma'],
  ['cliente@demo.vet', 'gestão da empresa'],
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
