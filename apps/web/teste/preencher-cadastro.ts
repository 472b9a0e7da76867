import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { page } from 'vitest/browser'
import { escrever } from './provar-cadastro.tsx'

const continuar = () => page.getByRole('button', { name: 'Continuar' }).click()

export const preencherQuem = async (): Promise<void> => {
  await escrever('Seu nome', 'Helena Prado')
  await escrever('E-mail', 'helena@exemplo.com.br')
  await escrever('Telefone', '(11) 91234-5678')
  await continuar()
}

export const preencherEmpresa = async (): Promise<void> => {
  await escrever('Empresa ou clínica', 'Lumiar Diagnóstico')
  await escrever('CPF ou CNPJ', '529.982.247-25')
  await continuar()
}

/** What the sign-up asks, step by step, as a person answers it. */
export async function preencherCadastro(): Promise<void> {
  await preencherQuem()
  await preencherEmpresa()
  await escrever('Senha', 'lagoa calma de inverno')
  await page.getByRole('checkbox', { name: /Li e aceito os/ }).click()
}

/** The same, as the server has to read it. */
export const CADASTRO = {
  nome: 'Helena Prado',
  empresa: 'Lumiar Diagnóstico',
  documento: '52998224725',
  telefone: '+5511912345678',
  email: 'helena@exemplo.com.br',
  senha: 'lagoa calma de inverno',
  versaoTermos: VERSAO_DOS_TERMOS,
} as const
