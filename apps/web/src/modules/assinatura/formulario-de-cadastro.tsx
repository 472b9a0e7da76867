import { Link, useNavigate } from '@tanstack/react-router'
import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { CadastroGratis, CartaACaminho } from '@vetlume/dominio/conta'
import { useEffect, useState } from 'react'
import { AceitePublico, CampoPublico, FormularioPublico } from '../../ui/publico/formulario-publico.tsx'
import { useFormularioPublico } from '../../ui/publico/use-formulario-publico.ts'
import { CampoSenhaNova } from '../sessao/index.ts'
import type * as mascaras from './mascaras.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the confirmation went: kept off the address, which is shared, printed and logged. */
    cadastro?: { email: string; emailSai: boolean }
  }
}

type Mascaras = typeof mascaras

/** The masks come while the first fields are filled: the page is drawn without them. */
function useMascaras(): Partial<Mascaras> {
  const [lidas, definirLidas] = useState<Partial<Mascaras>>({})
  useEffect(() => {
    import('./mascaras.ts').then(definirLidas, () => undefined)
  }, [])
  return lidas
}

const comMascara = (mascara: ((texto: string) => string) | undefined) => (mascara === undefined ? {} : { mascara })

export interface FormularioDeCadastroProps {
  origem: 'teste' | 'gratis'
  rotuloDeEnviar: string
  cadastrar: (dados: CadastroGratis) => Promise<CartaACaminho>
}

/** Who you are and which company: the same questions for every way in. */
export function FormularioDeCadastro({ origem, rotuloDeEnviar, cadastrar }: FormularioDeCadastroProps) {
  const navegar = useNavigate()
  const { mascaraDeCpf, mascaraDeDocumento, mascaraDeTelefone } = useMascaras()
  const form = useFormularioPublico({
    esquema: async () => (await import('./cadastro.ts')).cadastro,
    aoEnviar: async (dados) => {
      const { emailSai } = await cadastrar(dados)
      await navegar({
        to: '/sucesso-cadastro',
        search: { origem },
        state: { cadastro: { email: dados.email, emailSai } },
      })
    },
  })
  return (
    <FormularioPublico form={form} rotulo="Cadastro" rotuloDeEnviar={rotuloDeEnviar} rotuloEnviando="Criando a conta…">
      <CampoPublico form={form} nome="nome" rotulo="Seu nome" autoComplete="name" maxLength={120} autoFocus />
      <CampoPublico
        form={form}
        nome="empresa"
        rotulo="Empresa ou clínica"
        autoComplete="organization"
        maxLength={120}
      />
      <div className="fp-linha">
        <CampoPublico
          form={form}
          nome="documento"
          rotulo="CPF ou CNPJ"
          {...comMascara(mascaraDeDocumento)}
          maxLength={18}
        />
        <CampoPublico
          form={form}
          nome="telefone"
          rotulo="Telefone"
          type="tel"
          autoComplete="tel-national"
          {...comMascara(mascaraDeTelefone)}
          maxLength={20}
        />
      </div>
      <CampoPublico
        form={form}
        nome="cpf"
        rotulo="Seu CPF (opcional)"
        ajuda="Para entrar também com ele, em vez do e-mail."
        {...comMascara(mascaraDeCpf)}
        maxLength={14}
      />
      <CampoPublico form={form} nome="email" rotulo="E-mail" type="email" autoComplete="email" maxLength={254} />
      <CampoSenhaNova form={form} />
      <AceitePublico form={form} nome="aceite">
        Li e aceito os{' '}
        <Link to="/termos-de-uso" target="_blank">
          termos de uso
        </Link>{' '}
        e a{' '}
        <Link to="/politica-privacidade" target="_blank">
          política de privacidade
        </Link>{' '}
        (versão {VERSAO_DOS_TERMOS}).
      </AceitePublico>
    </FormularioPublico>
  )
}
