import { useQuery } from '@tanstack/react-query'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { MinhasAbreviaturas } from '../abreviatura/index.ts'
import {
  ChavesDeAcesso,
  consultaDaConta,
  EquipeDaClinica,
  MeusDados,
  MeusTermos,
  MinhaSenha,
  MinhasSessoes,
  SegundoFator,
} from '../conta/index.ts'
import { MinhaAssinatura } from './minha-assinatura.tsx'

/** What everybody looks after by themselves: who they are, and how their account is guarded. */
export function MinhaContaPage() {
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
