import { useQueryClient } from '@tanstack/react-query'
import type { MinhaConta } from '@vetlume/dominio/conta'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Fila } from '../../ui/disposicao.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDaConta } from './api.ts'
import type { OperacaoDoSegundoFator } from './segundo-fator-dialogo.tsx'
import { parte } from '../../ui/parte.tsx'
import estilos from './segundo-fator.module.css'

const SegundoFatorDialogo = parte(async () => (await import('./segundo-fator-dialogo.tsx')).SegundoFatorDialogo)

const POUCOS = 3

function Ligada({ conta }: { conta: MinhaConta }) {
  const { ativadoEm, codigosRestantes } = conta.segundoFator
  return (
    <Texto secundario>
      Ligada em <DataHora instante={ativadoEm} />.{' '}
      {codigosRestantes === 1 ? 'Resta 1 código de recuperação.' : `Restam ${codigosRestantes} códigos de recuperação.`}
      {codigosRestantes <= POUCOS && ' Gere novos antes que acabem.'}
    </Texto>
  )
}

/** The code besides the password: turning it on, moving it to another phone, its recovery codes, turning it off. */
export function SegundoFator({ conta }: { conta: MinhaConta }) {
  const cache = useQueryClient()
  const [operacao, definirOperacao] = useState<OperacaoDoSegundoFator | null>(null)
  const { ativadoEm, obrigatorio } = conta.segundoFator
  const ligado = ativadoEm !== null
  const fechar = () => {
    definirOperacao(null)
    void cache.invalidateQueries({ queryKey: consultaDaConta.queryKey, exact: true })
  }
  return (
    <Secao
      titulo="Verificação em duas etapas"
      descricao="Além da senha, entrar pede um código que só o seu celular mostra."
      acoes={
        ligado ? (
          <Etiqueta tom="sucesso" rotulo="Ligada" icone="verified-user" />
        ) : (
          <Etiqueta tom="aviso" rotulo="Desligada" icone="gpp-maybe" />
        )
      }
    >
      <div className={estilos.grade}>
        {ligado && <Ligada conta={conta} />}
        <Fila alinhar="tudo">
          {!ligado && (
            <Botao variant="contained" onClick={() => definirOperacao('ligar')}>
              Ligar
            </Botao>
          )}
          {ligado && (
            <>
              <Botao variant="outlined" onClick={() => definirOperacao('trocar')}>
                Trocar de aplicativo
              </Botao>
              <Botao variant="outlined" onClick={() => definirOperacao('codigos')}>
                Gerar códigos novos
              </Botao>
              {!obrigatorio && (
                <Botao color="error" onClick={() => definirOperacao('desligar')}>
                  Desligar
                </Botao>
              )}
            </>
          )}
        </Fila>
      </div>
      {operacao !== null && <SegundoFatorDialogo operacao={operacao} email={conta.email} aoFechar={fechar} />}
    </Secao>
  )
}
