import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import type { SessaoAberta } from '@vetlume/dominio/sessao'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import estilos from './sessoes-abertas.module.css'

interface LinhaProps {
  sessao: SessaoAberta
  aoEncerrar: (sessao: SessaoAberta) => void
}

function Linha({ sessao, aoEncerrar }: LinhaProps) {
  const { aparelho, lugar, endereco, criadaEm, usadaEm, atual } = sessao
  return (
    <li className={estilos.linha}>
      <Icone nome="devices" tom="secundario" />
      <div>
        <Texto className={estilos.texto}>
          {aparelho}
          {atual && <Etiqueta tom="marca" rotulo="Esta sessão" />}
        </Texto>
        <Texto tamanho="pequeno" secundario className={estilos.lugar}>
          {juntar(lugar, endereco)}
        </Texto>
        <Texto tamanho="pequeno" secundario>
          Usada <DataHora instante={usadaEm} formato="relativo" />
          {PONTO_ENTRE_PARTES}
          aberta em <DataHora instante={criadaEm} />
        </Texto>
      </div>
      {!atual && (
        <Botao size="small" variant="outlined" aria-label={`Encerrar: ${aparelho}`} onClick={() => aoEncerrar(sessao)}>
          Encerrar
        </Botao>
      )}
    </li>
  )
}

export interface SessoesAbertasProps {
  sessoes: readonly SessaoAberta[] | undefined
  erro: Error | null
  aoTentarDeNovo: () => void
  aoEncerrar: (sessao: SessaoAberta) => void
}

/** Where somebody is signed in. */
export function SessoesAbertas({ sessoes, erro, aoTentarDeNovo, aoEncerrar }: SessoesAbertasProps) {
  if (sessoes === undefined)
    return erro === null ? <Esqueleto linhas={3} /> : <EstadoDeErro erro={erro} aoTentarDeNovo={aoTentarDeNovo} />
  if (sessoes.length === 0) return <Texto secundario>Nenhuma sessão aberta.</Texto>
  return (
    <ul aria-label="Sessões abertas" className={estilos.sessoesAbertas}>
      {sessoes.map((sessao) => (
        <Linha key={sessao.codigo} sessao={sessao} aoEncerrar={aoEncerrar} />
      ))}
    </ul>
  )
}
