import CloseIcon from '@mui/icons-material/CloseOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_METODO, type ContaCompleta } from '@vetlume/dominio/financeiro'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { EtiquetaDoTitulo, QuadroDoPix } from '../atendimento/index.ts'
import { consultaDaConta, type Livro } from './api.ts'
import { RepassesExplicados } from './repasses.tsx'

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={titulo} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Typography component="h3" variant="h3">
        {titulo}
      </Typography>
      {children}
    </Box>
  )
}

function Linha({ rotulo, forte = false, children }: { rotulo: string; forte?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, ...(forte ? { fontWeight: 650 } : {}) }}>
      <Box component="dt" sx={forte ? {} : { color: 'text.secondary' }}>
        {rotulo}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  )
}

const lista = { m: 0, display: 'grid', gap: 1.5 } as const

function Valores({ conta }: { conta: ContaCompleta }) {
  const { valorCentavos, descontoCentavos, acrescimoCentavos, pagoCentavos, saldoCentavos } = conta
  return (
    <Box component="dl" sx={lista}>
      <Linha rotulo="Valor">
        <Dinheiro centavos={valorCentavos} />
      </Linha>
      {descontoCentavos > 0 && (
        <Linha rotulo="Desconto">
          <Dinheiro centavos={-descontoCentavos} />
        </Linha>
      )}
      {acrescimoCentavos > 0 && (
        <Linha rotulo="Multa e juros">
          <Dinheiro centavos={acrescimoCentavos} />
        </Linha>
      )}
      {pagoCentavos > 0 && (
        <Linha rotulo="Já pago">
          <Dinheiro centavos={pagoCentavos} />
        </Linha>
      )}
      <Linha rotulo="Falta pagar" forte>
        <Dinheiro centavos={saldoCentavos} />
      </Linha>
    </Box>
  )
}

function Pagamentos({ pagamentos }: Pick<ContaCompleta, 'pagamentos'>) {
  return (
    <Box component="dl" sx={lista}>
      {pagamentos.map(({ codigo, valorCentavos, metodo, pagoEm, estorno }) => (
        <Linha key={codigo} rotulo={`${estorno ? 'Estorno de ' : ''}${ROTULOS_DO_METODO[metodo]}`}>
          <Data dia={pagoEm} />
          {' · '}
          <Dinheiro centavos={valorCentavos} />
        </Linha>
      ))}
    </Box>
  )
}

function Conteudo({ conta }: { conta: ContaCompleta }) {
  const { contraparte, atendimento, competencia, emissao, vencimento, pagamentos, repasses, pix, semPix } = conta
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Box component="dl" sx={lista}>
        <Linha rotulo="Com quem">{contraparte}</Linha>
        <Linha rotulo="Vencimento">{vencimento === null ? 'Ainda sem data' : <Data dia={vencimento} />}</Linha>
        <Linha rotulo="Emissão">
          <Data dia={emissao} />
        </Linha>
        <Linha rotulo="Competência">
          <Data dia={competencia} />
        </Linha>
        {atendimento !== null && (
          <Linha rotulo="Atendimento">
            <Elo to="/atendimento" search={{ codigo: atendimento.codigo }}>
              nº {atendimento.numero}
            </Elo>
          </Linha>
        )}
      </Box>
      <Parte titulo="Valores">
        <Valores conta={conta} />
      </Parte>
      {conta.saldoCentavos > 0 && (
        <Parte titulo={conta.tipo === 'REPASSE' ? 'Pagamento' : 'Pix'}>
          {pix === null ? <Alert severity="info">{semPix}</Alert> : <QuadroDoPix pix={pix} />}
        </Parte>
      )}
      {pagamentos.length > 0 && (
        <Parte titulo="Pagamentos">
          <Pagamentos pagamentos={pagamentos} />
        </Parte>
      )}
      {repasses.length > 0 && (
        <Parte titulo={repasses.length === 1 ? 'Repasse' : 'Repasses'}>
          <RepassesExplicados repasses={repasses} />
        </Parte>
      )}
    </Box>
  )
}

export interface GavetaDaContaProps {
  livro: Livro
  codigo: string
  aoFechar: () => void
}

/** One account beside its list: what it is, what is owed, the Pix that settles it, and who earns from it. */
export function GavetaDaConta({ livro, codigo, aoFechar }: GavetaDaContaProps) {
  const id = useId()
  const { data: conta, error, refetch } = useQuery(consultaDaConta(livro, codigo))
  return (
    <Drawer
      anchor="right"
      open
      onClose={aoFechar}
      slotProps={{ paper: { sx: { width: 'min(28rem, 100vw)' }, role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, p: 4, pb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography id={id} component="h2" variant="h2">
            {conta === undefined ? 'Conta' : conta.descricao}
          </Typography>
          {conta !== undefined && (
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
              {conta.tipo === 'TITULO' && <span>Título nº {conta.numero}</span>}
              <EtiquetaDoTitulo estado={conta.estado} vencido={conta.vencido} />
            </Box>
          )}
        </Box>
        <IconButton onClick={aoFechar} aria-label="Fechar" edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 4, pb: 6 }}>
        {conta === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
        {conta === undefined && error === null && <Esqueleto linhas={10} />}
        {conta !== undefined && <Conteudo conta={conta} />}
      </Box>
    </Drawer>
  )
}
