import { useQuery } from '@tanstack/react-query'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { MinhasAbreviaturas } from '../abreviatura/index.ts'
import { consultaDaConta } from './api.ts'
import { EquipeDaClinica } from './equipe-da-clinica.tsx'
import { ChavesDeAcesso } from './chaves-de-acesso.tsx'
import { MeusDados } from './meus-dados.tsx'
import { MeusTermos } from './meus-termos.tsx'
import { MinhaAssinatura } from './minha-assinatura.tsx'
import { MinhaSenha } from './minha-senha.tsx'
import { MinhasSessoes } from './minhas-sessoes.tsx'
import { SegundoFator } from './segundo-fator.tsx'

/** What everybody looks after by themselves: who they are, and how their account is guarded. */
export function ContaPage() {
  const { data: conta, error, refetch } = useQuery(consultaDaConta)
  return (
    <Pagina
      titulo="Minha conta"
      descricao="Seus dados, sua senha e onde você está com a sessão aberta."
      largura="leitura"
    >
      {conta === undefined ? (
        <Secao>
          {error === null ? (
            <EsqueletoDeFormulario campos={4} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          <MeusDados conta={conta} />
          <MinhaAssinatura />
          <MinhasAbreviaturas />
          <EquipeDaClinica />
          <ChavesDeAcesso conta={conta} />
          <SegundoFator conta={conta} />
          <MinhaSenha />
          <MinhasSessoes />
          <MeusTermos />
        </>
      )}
    </Pagina>
  )
}
