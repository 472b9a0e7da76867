import {
  ROTULOS_DO_CERTIFICADO,
  type AssinaturaDoEspecialista,
  type CertificadoDoEspecialista,
  type SituacaoDoCertificado,
} from '@vetlume/dominio/especialista'
import { formatarCpf } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Fila } from '../../../ui/disposicao.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import type { NomeDoIcone } from '../../../ui/icones/nomes.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { Dados } from '../../cadastros/index.ts'
import { useMudanca } from '../api.ts'
import estilos from './cartao-do-certificado.module.css'
import { EnviarCertificadoDialogo } from './enviar-certificado-dialogo.tsx'

const TONS: Readonly<Record<SituacaoDoCertificado, readonly [TomDeEtiqueta, NomeDoIcone]>> = {
  VALIDO: ['sucesso', 'verified-user'],
  VENCENDO: ['aviso', 'warning-amber'],
  VENCIDO: ['erro', 'error-outline'],
}

function prazo({ diasRestantes }: CertificadoDoEspecialista): string {
  if (diasRestantes < 0) return 'Venceu. Envie o novo para voltar a assinar com ele.'
  if (diasRestantes === 0) return 'Vence em menos de um dia.'
  return diasRestantes === 1 ? 'Falta 1 dia para vencer.' : `Faltam ${diasRestantes} dias para vencer.`
}

/** `0A1B2C3D` → `0A:1B:2C:3D`, as certificate viewers write it. */
const emPares = (hexadecimal: string) =>
  hexadecimal
    .toUpperCase()
    .match(/.{1,2}/g)
    ?.join(':') ?? hexadecimal

function Avisos({ certificado }: { certificado: CertificadoDoEspecialista }) {
  const { situacao, cpfConfere, confiavel, cpf: doTitular } = certificado
  return (
    <div className={estilos.avisos}>
      {situacao !== 'VALIDO' && (
        <Alerta severity={situacao === 'VENCIDO' ? 'error' : 'warning'}>{prazo(certificado)}</Alerta>
      )}
      {!confiavel && (
        <Alerta severity="warning">
          Este certificado não leva à ICP-Brasil: os laudos são assinados sem ele. Se é dela, exporte-o de novo com
          todos os certificados do caminho.
        </Alerta>
      )}
      {cpfConfere === false && doTitular !== null && (
        <Alerta severity="warning">
          {`O CPF do titular, ${formatarCpf(doTitular)}, não é o deste especialista: os laudos são assinados sem este certificado. Envie o certo.`}
        </Alerta>
      )}
      {doTitular === null && (
        <Alerta severity="warning">
          O certificado não traz CPF no formato da ICP-Brasil: não se sabe de quem é, e os laudos são assinados sem ele.
        </Alerta>
      )}
      {doTitular !== null && cpfConfere === null && (
        <Alerta severity="warning">
          O cadastro do especialista não tem CPF: a empresa precisa informá-lo para que este certificado assine.
        </Alerta>
      )}
    </div>
  )
}

function Certificado({ certificado }: { certificado: CertificadoDoEspecialista }) {
  const [tom, icone] = TONS[certificado.situacao]
  return (
    <>
      <Avisos certificado={certificado} />
      <Dados
        itens={[
          ['Titular', certificado.titular],
          ['CPF do titular', certificado.cpf && formatarCpf(certificado.cpf)],
          ['Emitido por', certificado.emissor],
          ['Número de série', emPares(certificado.numeroSerie)],
          [
            'Validade',
            <Fila key="validade">
              <span>
                <DataHora instante={certificado.validoDe} /> a <DataHora instante={certificado.validoAte} />
              </span>
              <Etiqueta tom={tom} icone={icone} rotulo={ROTULOS_DO_CERTIFICADO[certificado.situacao]} />
            </Fila>,
          ],
          ['Prazo', prazo(certificado)],
          ['Impressão digital (SHA-256)', emPares(certificado.impressaoDigital)],
          ['Guardado em', <DataHora key="guardado" instante={certificado.enviadoEm} />],
        ]}
      />
    </>
  )
}

interface CartaoProps {
  codigo: string
  assinatura: AssinaturaDoEspecialista
}

/** The A1 certificate in custody: what it is, and until when. Its key and its password are never shown. */
export function CartaoDoCertificado({ codigo, assinatura: { certificado, permissoes } }: CartaoProps) {
  const [enviando, definirEnviando] = useState(false)
  const { mutateAsync: apagar } = useMudanca('DELETE /especialista/:codigo/assinatura/certificado', codigo)
  const aoApagar = async () => {
    const texto = 'O arquivo é apagado do servidor. Para usá-lo de novo será preciso enviá-lo outra vez.'
    if (!(await confirmar({ titulo: 'Apagar o certificado?', texto, confirmar: 'Apagar', perigo: true }))) return
    try {
      await apagar({})
      avisar.sucesso('Certificado apagado.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <Secao
      titulo="Certificado A1"
      descricao="ICP-Brasil, em arquivo .pfx ou .p12. Fica cifrado no servidor, e a senha não é guardada."
      acoes={
        permissoes.editar ? (
          <Fila espaco={1} lado="fim" alinhar="tudo">
            <Botao size="small" onClick={() => definirEnviando(true)}>
              {certificado === null ? 'Enviar certificado' : 'Trocar'}
            </Botao>
            {certificado !== null && (
              <Botao size="small" color="error" onClick={() => void aoApagar()}>
                Apagar
              </Botao>
            )}
          </Fila>
        ) : undefined
      }
    >
      {certificado === null ? (
        <div className={estilos.caixa}>Nenhum certificado guardado.</div>
      ) : (
        <Certificado certificado={certificado} />
      )}
      {enviando && <EnviarCertificadoDialogo codigo={codigo} aoFechar={() => definirEnviando(false)} />}
    </Secao>
  )
}
