import { useQuery } from '@tanstack/react-query'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { chegaDaTransferencia, type Transferencia } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, DataHora, Dinheiro } from '../../ui/valores.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDaTransferencia, useAtualizarDinheiro } from './api.ts'
import { CAMPOS_DA_TRANSFERENCIA } from './historico-da-transferencia.ts'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

function Estorno({ feita, aoFechar }: { feita: Transferencia; aoFechar: () => void }) {
  const atualizar = useAtualizarDinheiro()
  const { codigo, versao, valorCentavos, de, para } = feita
  return (
    <DialogoDeMotivo
      titulo="Estornar a transferência?"
      descricao={`${formatarReais(valorCentavos)} voltam hoje de ${para.nome} para ${de.nome}, com a taxa. A transferência e o estorno ficam escritos.`}
      confirmar="Estornar"
      aoConfirmar={async (motivo) => {
        await api('POST /transferencia/:codigo/estorno', { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Transferência estornada.')
      }}
      aoFechar={aoFechar}
    />
  )
}

function Ficha({ feita }: { feita: Transferencia }) {
  const { de, para, dia, valorCentavos, taxaCentavos, autor, criadoEm, conciliada, estorno } = feita
  return (
    <>
      {estorno !== null && (
        <Recado tom="warning">
          Estornada em <Data dia={estorno.dia} /> por {estorno.autor}: {estorno.motivo}
        </Recado>
      )}
      {conciliada && (
        <Recado>O extrato do banco prova esta transferência: para estornar, desfaça antes a conciliação.</Recado>
      )}
      <QuadroDeValores>
        <LinhaDeValor rotulo="Data">
          <Data dia={dia} />
        </LinhaDeValor>
        <LinhaDeValor rotulo={`Saiu de ${de.nome}`}>
          <Dinheiro centavos={valorCentavos} />
        </LinhaDeValor>
        {taxaCentavos > 0 && (
          <LinhaDeValor rotulo="Taxa">
            <Dinheiro centavos={taxaCentavos} />
          </LinhaDeValor>
        )}
        <LinhaDeValor rotulo={`Chegou em ${para.nome}`} forte>
          <Dinheiro centavos={chegaDaTransferencia(feita)} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Registrada por">
          {autor}, <DataHora instante={criadoEm} />
        </LinhaDeValor>
      </QuadroDeValores>
    </>
  )
}

function Acoes({
  feita: { codigo, de, para, permissoes },
  aoEstornar,
}: {
  feita: Transferencia
  aoEstornar: () => void
}) {
  return (
    <>
      {permissoes.verHistorico && (
        <BotaoHistorico
          entidade="transferencia"
          registro={codigo}
          nome={`De ${de.nome} para ${para.nome}`}
          campos={CAMPOS_DA_TRANSFERENCIA}
        />
      )}
      {permissoes.estornar && (
        <Botao variant="outlined" aria-haspopup="dialog" onClick={aoEstornar}>
          Estornar
        </Botao>
      )}
    </>
  )
}

/** One transfer, and its reversal. */
export function DetalheDaTransferencia({ codigo, aoFechar }: { codigo: string; aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDaTransferencia(codigo))
  const [estornando, estornar] = useState(false)
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={data === undefined ? 'Transferência' : `De ${data.de.nome} para ${data.para.nome}`}
      {...(data?.descricao == null ? {} : { descricao: data.descricao })}
      {...(data === undefined ? {} : { acoes: <Acoes feita={data} aoEstornar={() => estornar(true)} /> })}
    >
      {data !== undefined ? (
        <Ficha feita={data} />
      ) : error === null ? (
        <Esqueleto linhas={5} />
      ) : (
        <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {estornando && data !== undefined && <Estorno feita={data} aoFechar={() => estornar(false)} />}
    </Dialogo>
  )
}
